import { darker, paler } from "../ink/colour.ts";
import { box, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const outlines = [
  "M-24 -150Q-20 -126 -46 -100Q-72 -58 -40 0H40Q72 -58 46 -100Q20 -126 24 -150Z",
  "M-66 -84Q-62 -16 -28 0H28Q62 -16 66 -84Z",
  "M-40 -128Q-52 -60 -42 0H42Q52 -60 40 -128Z",
  "M-14 -170Q-12 -110 -48 -76Q-66 -30 -34 0H34Q66 -30 48 -76Q12 -110 14 -170Z",
] as const;
const shades = [
  "M10 -150Q8 -126 24 -100Q44 -58 12 0H40Q72 -58 46 -100Q20 -126 24 -150Z",
  "M24 -84Q30 -16 6 0H28Q62 -16 66 -84Z",
  "M16 -128Q26 -60 16 0H42Q52 -60 40 -128Z",
  "M4 -170Q6 -110 24 -76Q36 -30 8 0H34Q66 -30 48 -76Q12 -110 14 -170Z",
] as const;
const mouths = [
  [-150, 24],
  [-84, 66],
  [-128, 40],
  [-170, 14],
] as const;

const pots = outlines.map((outline, sort) => {
  const [y, w] = mouths[sort] ?? mouths[0];
  return (
    soft([2, 0, 52, 7]) +
    shape(outline, "inherit") +
    shape(shades[sort] ?? "", "#1a1030", 0.14) +
    oval([0, y, w, Math.max(5, w * 0.2)], "#1a1030", 0.45) +
    stroke(`M-42 ${y * 0.42}Q0 ${y * 0.42 + 14} 42 ${y * 0.42}M-44 ${y * 0.28}Q0 ${y * 0.28 + 14} 44 ${y * 0.28}`, ["#fff6e6", 4], 0.4)
  );
});

/** A pot of clay: a vase (0), a bowl (1), a beaker (2) or a bottle (3). */
export const vessel = (clay: string, sort: number): string => stamp(pots[sort % pots.length] ?? "", clay);

/** A potter's wheel, its turntable at (0, -120), 220 units wide. */
export const pottersWheel = (tray: string): string =>
  soft([0, 4, 124, 13], 0.32) +
  box([-78, -84, 156, 84, 10], "#4a4a5e") +
  box([24, -84, 54, 84, 10], "#1a1030", 0.2) +
  circle([-40, -42, 13], "#f5b53f") +
  shape("M-120 -132Q-116 -72 -90 -70H90Q116 -72 120 -132Z", tray) +
  shape("M50 -70H90Q116 -72 120 -132H80Q80 -90 50 -70Z", darker(tray)) +
  oval([0, -132, 120, 26], paler(tray, 0.3)) +
  oval([0, -130, 106, 19], darker(tray, 0.35)) +
  oval([0, -134, 78, 13], "#c3ccd6") +
  stroke("M-56 -136Q0 -124 56 -136", ["#8c97a5", 3]);
