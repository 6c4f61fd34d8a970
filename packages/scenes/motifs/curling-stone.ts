import { darker } from "../ink/colour.ts";
import { box, oval, shape, stroke } from "../ink/shapes.ts";

/** A curling stone on the ice at (0, 0), its handle to the right. */
export const curlingStone = (colour: string): string =>
  oval([4, 0, 62, 9], "#1a1030", 0.22) +
  box([-56, -50, 112, 50, 23], "#7d8796") +
  shape("M-56 -27Q0 -14 56 -27Q58 0 33 0H-33Q-58 0 -56 -27Z", "#5c6573") +
  box([-57, -31, 114, 9, 4], "#aeb7c4") +
  oval([0, -49, 36, 9], colour) +
  stroke("M-16 -52V-68Q-14 -74 -4 -74H30", [darker(colour, 0.1), 11]);

/** A stone for Eisstock: a flat plate with an upright stick. */
export const eisstock = (colour: string): string =>
  oval([4, 0, 50, 7], "#1a1030", 0.22) +
  box([-46, -14, 92, 14, 6], "#3b3447") +
  shape("M-42 -14Q-38 -34 -12 -38H12Q38 -34 42 -14Z", colour) +
  shape("M14 -38Q38 -34 42 -14H20Q24 -28 14 -38Z", "#1a1030", 0.2) +
  shape("M-6 -36L-8 -100Q0 -108 8 -100L6 -36Z", "#c98f58");

/** The rings that the stones are sent to, seen over the ice: `rx` wide, `ry` deep. */
export const house = (
  [x, y, rx, ry]: readonly [x: number, y: number, rx: number, ry: number],
  [outer, inner]: readonly [string, string],
): string =>
  oval([x, y, rx, ry], outer, 0.85) +
  oval([x, y, rx * 0.68, ry * 0.68], "#f7fbfe") +
  oval([x, y, rx * 0.4, ry * 0.4], inner, 0.85) +
  oval([x, y, rx * 0.14, ry * 0.14], "#f7fbfe") +
  stroke(`M${x - rx} ${y}H${x + rx}`, ["#5b7a94", 3], 0.5);
