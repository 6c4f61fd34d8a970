import type { Palette } from "../hours.ts";
import { box, oval, soft, stroke } from "../ink/shapes.ts";

/** A jar with brushes. */
export const jar = (palette: Palette): string =>
  soft([2, 0, 26, 5]) +
  (
    [
      [-14, -96, palette.accent],
      [0, -112, palette.pop],
      [14, -92, palette.land],
    ] as const
  )
    .map(([x, y, colour]) => stroke(`M${x / 2} -30L${x} ${y}`, ["#d8a366", 5]) + oval([x * 1.05, y - 10, 6, 13], colour))
    .join("") +
  box([-22, -52, 44, 52, 6], "#fff3e0", 0.92) +
  box([6, -52, 16, 52, 6], "#e3d3cc");
