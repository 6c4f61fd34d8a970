import { glow } from "../ink/paint.ts";
import { box, circle, shape, soft, stroke } from "../ink/shapes.ts";

/** A toy gun of light for a hand at (0, 0); it points right. */
export const phaser = (colour: string): string =>
  shape("M-12 -8H26L34 -4V3H8L4 16H-5L-3 4H-12Z", "#e9e6f5") +
  shape("M-12 -2H34V3H8L4 16H-5L-3 4H-12Z", "#9c95b8") +
  box([6, -12, 18, 5, 2], colour) +
  circle([36, -1, 5], colour);

/** The vest and headband that glow in the colour of a team; made for somebody on (0, 0). */
export const gear = (colour: string): string =>
  shape("M-13 -75L-6 -77L0 -66L6 -77L12 -75L11 -45H-11.5Z", "#1c1838") +
  stroke("M-9 -72L-3 -60V-48M8 -72L4 -60V-48", [colour, 3]) +
  circle([0, -56, 4.6], colour) +
  circle([0, -56, 2], "#ffffff") +
  stroke("M-11.500 -97Q1 -101 12 -96.500", [colour, 4.5]);

/** Something to hide behind, with edges that glow. */
export function barrier([x, y, w, h]: readonly [x: number, y: number, w: number, h: number], colour: string): string {
  const body = `M${x} ${y + h}V${y + 36}L${x + 36} ${y}H${x + w}V${y + h}Z`;
  return (
    soft([x + w / 2, y + h, w * 0.6, 12], 0.4) +
    shape(body, "#241d52") +
    shape(`M${x + w * 0.7} ${y}H${x + w}V${y + h}H${x + w * 0.7}Z`, "#120c34", 0.4) +
    stroke(`M${x + 4} ${y + h}V${y + 38}L${x + 38} ${y + 4}H${x + w - 4}V${y + h}`, [colour, 8]) +
    stroke(`M${x + 30} ${y + h - 30}L${x + w - 30} ${y + 44}`, [colour, 6], 0.45)
  );
}

/** A beam of light from one spot to another. */
export const beam = ([x1, y1, x2, y2]: readonly [number, number, number, number], colour: string): string =>
  stroke(`M${x1} ${y1}L${x2} ${y2}`, [colour, 15], 0.35) + stroke(`M${x1} ${y1}L${x2} ${y2}`, ["#ffffff", 5]);

/** Where a beam hits. */
export const burst = ([x, y]: readonly [number, number], colour: string): string =>
  glow([x, y, 90], colour, 0.9) +
  stroke(`M${x - 34} ${y}h68M${x} ${y - 34}v68M${x - 22} ${y - 22}l44 44M${x + 22} ${y - 22}l-44 44`, ["#ffffff", 5]);
