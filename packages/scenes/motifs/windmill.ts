import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { at, box, shape, stroke, turned } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const brick = mix("#c05a44", "#7a4a35", 0.4);

/** A windmill with its sails on the wind. */
export const windmill = ({ ink }: Palette): string =>
  [
    shape("M-20 0L-12 -92H12L20 0Z", brick),
    shape("M2 0V-92H12L20 0Z", darker(brick)),
    shape("M-15 -92Q0 -116 15 -92Z", ink),
    box([-27, -40, 54, 4, 2], ink),
    box([-5, -20, 10, 20, 4], ink),
    ...[24, 114, 204, 294].map((angle) => at([0, -98, 1], turned([0, 0, angle], stamp(sail(ink))))),
  ].join("");

const sail = (ink: string): string =>
  box([-1.5, -72, 3, 72], ink) +
  box([2, -70, 13, 52, 1], "#fff3e0") +
  stroke("M2 -57H15M2 -44H15M2 -31H15", [mix(ink, "#fff3e0", 0.5), 1.4]);
