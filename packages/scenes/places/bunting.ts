import { each, shape, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

type Line = { from: readonly [x: number, y: number]; to: readonly [x: number, y: number]; sag: number; count: number };

/** A string of little flags between two spots. */
export function bunting({ ink, light, pop, accent }: Stage, { from, to, sag, count }: Line): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const half = (x2 - x1) / count / 2.6;
  const flags = (offset: number) =>
    each(Math.ceil((count - offset) / 3), (k) => {
      const t = (k * 3 + offset + 0.5) / count;
      const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 2 * t * (1 - t)];
      return `M${x - half} ${y}h${half * 2}l${-half} ${Math.abs(half) * 2.3}Z`;
    });
  return (
    [accent, pop, light].map((colour, i) => shape(flags(i), colour)).join("") +
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`, [ink, 3])
  );
}
