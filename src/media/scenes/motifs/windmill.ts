import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, shape, stroke } from "../ink/shapes.ts";

/** A windmill with its sails on the wind. */
export const windmill = (palette: Palette): string =>
  shape("M-20 0L-12 -92H12L20 0Z", mix("#c05a44", "#7a4a35", 0.4)) +
  shape("M2 0V-92H12L20 0Z", darker(mix("#c05a44", "#7a4a35", 0.4))) +
  shape("M-15 -92Q0 -116 15 -92Z", palette.ink) +
  box([-27, -40, 54, 4, 2], palette.ink) +
  box([-5, -20, 10, 20, 4], palette.ink) +
  `<g transform="translate(0 -98) rotate(24)">${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a})">${box([-1.5, -72, 3, 72], palette.ink)}${box([2, -70, 13, 52, 1], "#fff3e0")}${stroke("M2 -57H15M2 -44H15M2 -31H15", [mix(palette.ink, "#fff3e0", 0.5), 1.4])}</g>`).join("")}</g>`;
