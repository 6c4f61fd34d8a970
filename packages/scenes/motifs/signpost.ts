import type { Palette } from "../hours.ts";
import { box, shape, soft } from "../ink/shapes.ts";

/** A signpost with three arms. */
export const signpost = (palette: Palette): string =>
  soft([0, 0, 34, 7]) +
  box([-6, -190, 12, 190, 3], "#7a4a2e") +
  (
    [
      [-176, 1, "#fff3e0", -4],
      [-134, -1, palette.pop, 5],
      [-92, 1, "#fff3e0", 3],
    ] as const
  )
    .map(
      ([y, d, colour, a]) =>
        `<g transform="translate(0 ${y}) rotate(${a}) sca` +
        `le(${d} 1)">${shape("M-34 0H62L84 16L62 32H-34Z", colour)}${box([-20, 13, 62, 6, 3], palette.ink, 0.35)}</g>`,
    )
    .join("");
