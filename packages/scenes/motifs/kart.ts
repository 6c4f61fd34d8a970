import type { Palette } from "../hours.ts";
import { darker, paler } from "../ink/colour.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

const wheel =
  circle([0, 0, 33], "#221d33") + circle([0, 0, 17], "#c9d2dc") + circle([0, 0, 7], "#5a5268") + circle([0, 0, 25], "#ffffff", 0.06);
const tyreFront = box([-25, -66, 50, 66, 16], "#221d33") + stroke("M-12 -58V-8M0 -60V-6M12 -58V-8", ["#3d3654", 4]);

/** A kart with its driver that races to the right, about 290 wide, on the ground at (0, 0). */
export const kart = (stage: Stage, colour: string): string =>
  soft([0, 2, 158, 12], 0.3) +
  box([-128, -34, 250, 14, 7], "#3b3447") +
  shape("M-70 -24Q-92 -96 -70 -104Q-54 -106 -48 -60L-24 -34Z", "#2a2440") +
  at([-40, 26, 1.6], person({ ...stage, accent: paler(colour, 0.1) }, "drive", { hat: "racing", shirt: colour })) +
  stroke("M58 -34L22 -72M10 -50L28 -96", ["#221d33", 8]) +
  shape("M-52 -20Q-54 -52 -30 -54H24Q44 -54 54 -34L58 -18H-50Z", colour) +
  shape("M50 -18L62 -56Q104 -62 146 -30Q150 -18 138 -16H54Z", colour) +
  shape("M50 -18L54 -32Q100 -34 148 -24Q148 -16 138 -16H54Z", darker(colour)) +
  box([-132, -70, 46, 36, 6], "#5a5268") +
  stroke("M-126 -58H-92M-126 -48H-92", ["#8d86a0", 4]) +
  circle([-6, -37, 15], "#fffaf0") +
  stroke("M-6 -41a3.500 3.500 0 1 0 .1 0M-6 -33a4 4 0 1 0 .1 0", ["#2a2440", 3]) +
  at([-92, -33, 1], stamp(wheel)) +
  at([94, -31, 0.95], stamp(wheel));

/** A kart that comes straight at the viewer. */
export function kartFront(stage: Stage, colour: string): string {
  return (
    soft([0, 2, 140, 12], 0.3) +
    at([-104, -8, 0.8], stamp(tyreFront)) +
    at([104, -8, 0.8], stamp(tyreFront)) +
    at(
      [0, 22, 1.75, stage.roll() < 0.5 ? 1 : -1],
      person({ ...stage, accent: colour }, "grip", { hat: "racing", shirt: paler(colour, 0.1) }),
    ) +
    oval([0, -58, 38, 15], "#221d33") +
    oval([0, -60, 27, 8], darker(colour, 0.5)) +
    shape("M-84 -12Q-92 -50 -58 -52L-34 -38H34L58 -52Q92 -50 84 -12Z", darker(colour, 0.12)) +
    shape("M-40 -58H40L54 -10H-54Z", colour) +
    box([-24, -54, 48, 36, 9], "#fffaf0") +
    stroke("M-4 -44L3 -48V-26", ["#2a2440", 6]) +
    box([-78, -20, 156, 20, 10], paler(colour, 0.2)) +
    at([-96, 0, 1], stamp(tyreFront)) +
    at([96, 0, 1], stamp(tyreFront))
  );
}

/** Tyres in a stack, as along a track; some are painted. */
export const tyres = ({ accent, light }: Palette, count = 3): string =>
  soft([0, 2, 60, 9]) +
  each(
    count,
    (i) =>
      box([-52, -34 - i * 33, 104, 34, 15], [accent, "#2a2440", light][i % 3] ?? accent) +
      box([-52, -14 - i * 33, 104, 14, 7], "#1a1030", 0.18),
  ) +
  oval([0, -count * 33 + 3, 30, 7], "#1a1030", 0.4);

/** Rows of black and white squares from (0, 0). */
export const chequers = (columns: number, size: number): string =>
  box([0, 0, columns * size, size * 2], "#fffaf0") +
  shape(
    each(columns, (i) => `M${i * size} ${(i % 2) * size}h${size}v${size}h${-size}Z`),
    "#221d33",
  );
