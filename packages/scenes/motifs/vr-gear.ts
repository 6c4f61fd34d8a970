import { darker } from "../ink/colour.ts";
import { box, circle, shape, soft, stroke } from "../ink/shapes.ts";

/** A controller to hold. */
export const grip = (glowing: string): string =>
  circle([6, -4, 9], "#2a2738") + circle([6, -4, 5], glowing) + box([-3, -4, 7, 17, 3.5], "#f6f3fa");

/** A blade of light to hold. */
export const blade = (colour: string): string =>
  stroke("M4 -6L46 -74", [colour, 11], 0.35) + stroke("M4 -6L46 -74", ["#ffffff", 4.5]) + stroke("M-4 6L7 -11", ["#2a2738", 7]);

/** A flying cube with an arrow, 88 units wide, around (0, 0). */
export const block = (colour: string): string =>
  soft([0, 52, 40, 6], 0.15) +
  box([-44, -44, 88, 88, 12], darker(colour, 0.25)) +
  box([-44, -44, 76, 76, 12], colour) +
  shape("M-28 -24H16L-6 12Z", "#ffffff");
