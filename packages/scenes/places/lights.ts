import { dots, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

type Line = { from: readonly [x: number, y: number]; to: readonly [x: number, y: number]; sag: number; count: number };

/** A string of small lamps between two spots. */
export function lights({ ink, light, pop, accent }: Stage, { from, to, sag, count }: Line): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const spots = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 2 * t * (1 - t) + 10] as const;
  });
  const bulbs = [light, pop, accent]
    .map((colour, k) =>
      dots(
        spots.filter((_, i) => i % 3 === k),
        [colour, 20],
      ),
    )
    .join("");
  return stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`, [ink, 3]) + bulbs;
}
