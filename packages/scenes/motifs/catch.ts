import { darker } from "../ink/colour.ts";
import { circle, oval, shape, stroke } from "../ink/shapes.ts";

/** A bucket that hangs from a hand at (0, 0). */
export const bucket = (colour: string): string =>
  stroke("M-12 12Q0 -14 12 12", ["#5a6675", 2]) + shape("M-14 12H14L10 36H-10Z", colour) + shape("M4 12H14L10 36H2Z", darker(colour));

/** A shell that lies on (0, 0). */
export const shell = (colour: string): string =>
  shape("M0 6Q-24 2 -22 -14Q-14 -30 0 -30Q14 -30 22 -14Q24 2 0 6Z", colour) +
  stroke("M0 4L-14 -20M0 4L-5 -26M0 4L5 -26M0 4L14 -20", [darker(colour, 0.25), 2]);

/** A crab around (0, 0). */
export const crab = (colour: string): string =>
  stroke("M-16 -4l-14 8M-14 0l-10 12M16 -4l14 8M14 0l10 12M-14 -12l-14 -10M14 -12l14 -10", [darker(colour, 0.15), 4.5]) +
  circle([-29, -24, 7], colour) +
  circle([29, -24, 7], colour) +
  oval([0, -6, 22, 14], colour) +
  stroke("M-6 -20v-6M6 -20v-6", [darker(colour, 0.5), 3]) +
  circle([-6, -27, 3], "#1d1a24") +
  circle([6, -27, 3], "#1d1a24");
