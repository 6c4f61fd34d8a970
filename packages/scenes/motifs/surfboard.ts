import { darker, paler } from "../ink/colour.ts";
import { at, box, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

const outline = "M0 -196Q30 -150 30 -84Q30 -26 16 0H-16Q-30 -26 -30 -84Q-30 -150 0 -196Z";

/** A surfboard that stands upright on (0, 0). */
export const surfboard = (colour: string, stripe: string): string =>
  stamp(shape(outline, "inherit") + shape("M0 -196Q30 -150 30 -84Q30 -26 16 0H6Q20 -80 0 -196Z", "#1a1030", 0.14), colour) +
  stroke("M0 -186V-4", [stripe, 4]) +
  shape("M-29 -66Q0 -46 29 -66L27 -42Q0 -22 -27 -42Z", stripe);

/** A surfboard that lies on (0, 0), nose to the right. */
export const flatBoard = (colour: string): string =>
  oval([0, 6, 108, 6], "#1a1030", 0.18) +
  shape("M-104 -4Q-60 -12 30 -12Q84 -14 116 -26Q92 2 30 4H-70Q-98 4 -104 -4Z", colour) +
  shape("M-104 -4Q-60 -12 30 -12Q84 -14 116 -26Q100 -8 30 -5H-80Z", paler(colour, 0.5));

/** Somebody in a wetsuit who rides a board to the right, on (0, 0). */
export const surfer = (stage: Stage, board: string): string =>
  flatBoard(board) + at([0, -6, 1.45], person(stage, "surf", { ...wetsuit(stage), held: "" }));

/** What people wear in cold water. */
export const wetsuit = ({ ink, accent, roll }: Stage) => {
  const suit = darker(ink, 0.2);
  return { shirt: roll() < 0.5 ? suit : accent, trousers: suit };
};

/** Somebody who walks to the right with a board under the arm. */
export const boardCarrier = (stage: Stage, board: string): string =>
  person(stage, "walk", wetsuit(stage)) +
  `<g transform="translate(10 -50)rotate(82)scale(.62)">${at([0, 96, 1], surfboard(board, paler(board, 0.6)))}</g>` +
  box([16, -56, 12, 9, 4.5], "#e8b48c");
