import { darker } from "../ink/colour.ts";
import { box, shape, soft } from "../ink/shapes.ts";

/** A stemmed glass of beer. */
export const tulipGlass = (colour: string): string =>
  soft([4, 0, 26, 5]) +
  box([-22, -5, 44, 5, 2.5], "#fff3e0") +
  box([-3, -34, 6, 32], "#fff3e0") +
  shape("M-22 -104Q-40 -50 0 -32Q40 -50 22 -104Z", "#fff3e0", 0.6) +
  shape("M-25 -88Q-33 -48 0 -36Q33 -48 25 -88Z", colour) +
  shape("M25 -88Q33 -48 0 -36Q20 -54 12 -88Z", darker(colour)) +
  box([-26, -98, 52, 13, 6.5], "#fffaf0");
