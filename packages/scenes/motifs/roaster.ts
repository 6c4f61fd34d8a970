import { darker, paler } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, circle, each, oval, shape, soft, stroke, turned } from "../ink/shapes.ts";

/** A coffee roaster with its drum, its funnel and the tray where the beans cool, 500 units tall. */
export const roaster = (colour: string, ink: string): string =>
  soft([20, 4, 300, 18], 0.35) +
  box([-70, -170, 300, 160, 12], darker(colour, 0.35)) +
  stroke("M-40 -14V0M200 -14V0", [ink, 26]) +
  box([-60, -420, 310, 260, 60], colour) +
  circle([-20, -290, 134], darker(colour, 0.2)) +
  circle([-20, -290, 118], "#dfe5ea") +
  circle([-20, -290, 72], "#3a2a26") +
  glow([-20, -290, 74], "#ffb24a", 0.6) +
  each(9, (i) => bean([-64 + (i % 5) * 22, -262 - Math.floor(i / 5) * 18 + (i % 2) * 8, i * 40])) +
  shape("M60 -500H220L170 -420H110Z", "#c3ccd6") +
  oval([140, -500, 80, 16], "#5b3422") +
  shape("M-100 -200L-150 -120H-90L-50 -190Z", "#8c97a5") +
  stroke("M-130 -20L-130 -90", ["#5a6070", 30]) +
  oval([-140, -96, 150, 34], "#c3ccd6") +
  oval([-140, -102, 134, 26], "#5b3422") +
  stroke("M-250 -104Q-140 -84 -40 -106", ["#8a5a38", 7]) +
  stroke("M-140 -104L-60 -112", ["#dfe5ea", 9]) +
  circle([180, -340, 30], "#fffaf0") +
  stroke("M180 -340L192 -356", ["#e2453f", 5]) +
  box([150, -280, 70, 14, 7], paler(colour, 0.4));

/** A coffee bean that lies around (x, y), turned by an angle. */
export const bean = ([x, y, angle]: readonly [number, number, number]): string =>
  turned([x, y, angle], oval([x, y, 14, 9], "#6b3d26") + stroke(`M${x - 11} ${y}q11 -6 22 0`, ["#3f2218", 2.5]));
