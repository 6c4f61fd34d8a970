import { mix } from "../ink/colour.ts";
import { oval } from "../ink/shapes.ts";

/** A bunch of hops. */
export const hops = (): string =>
  (
    [
      [0, 0, 1],
      [44, -16, 0.8],
      [-40, -22, 0.72],
      [8, -58, 0.66],
    ] as const
  )
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})">${(
          [
            [0, 40, 13],
            [-10, 26, 16],
            [10, 26, 16],
            [-15, 8, 17],
            [15, 8, 17],
            [0, 14, 18],
            [0, -6, 20],
          ] as const
        )
          .map(([a, b, r], i) => oval([a, b, r, r * 1.15], mix("#8fb94b", "#55862f", (i % 3) * 0.3)))
          .join("")}</g>`,
    )
    .join("");
