import { darker, mix } from "../ink/colour.ts";
import { circle, shape, stroke } from "../ink/shapes.ts";

/** A sword to hold, its grip at (0, 0). */
export const sword = (): string =>
  stroke("M2 -8L19 -62", ["#dfe6ee", 6]) + stroke("M3 -8L20 -62", ["#aab4c4", 2]) + stroke("M-8 -10L13 -4M-2 8L2 -7", ["#c98a3c", 4.5]);

/** A shield to hold, around (0, 0). */
export const shield = (colour: string): string =>
  shape("M-17 -20Q0 -26 17 -20V4Q14 22 0 30Q-14 22 -17 4Z", darker(colour, 0.35)) +
  shape("M-14 -17Q0 -22 14 -17V3Q11 19 0 26Q-11 19 -14 3Z", colour) +
  stroke("M0 -18V22M-13 -3H13", ["#fff6ea", 4]);

/** A lance of 190 units with its tip to the right, its grip at (0, 0). */
export const lance = (colour: string): string =>
  stroke("M-50 14L140 -36", [mix("#fff3e0", colour, 0.1), 6]) +
  stroke("M-40 11L-10 3M26 -6L52 -13M90 -23L114 -29", [colour, 6]) +
  shape("M0 -12L14 8L-2 14Z", "#aab4c4") +
  circle([142, -37, 6], "#dfe6ee");
