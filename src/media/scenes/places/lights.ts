import { circle, each, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

type Line = { from: readonly [x: number, y: number]; to: readonly [x: number, y: number]; sag: number; count: number };

/** A string of small lamps between two spots. */
export function lights({ ink, light, pop, accent }: Stage, { from, to, sag, count }: Line): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const bulbs = each(count, (i) => {
    const t = (i + 0.5) / count;
    const y = y1 + (y2 - y1) * t + sag * 2 * t * (1 - t);
    return circle([x1 + (x2 - x1) * t, y + 10, 10], [light, pop, accent][i % 3] ?? light);
  });
  return stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`, [ink, 3]) + bulbs;
}
