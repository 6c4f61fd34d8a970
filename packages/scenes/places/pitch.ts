import { mix, paler } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, each, shape, stroke } from "../ink/shapes.ts";
import { type Stage, stageHeight, stageWidth } from "../stage.ts";

/** A mown field from `y` down with its lines. */
export function pitch({ land, sky: air, light }: Stage, y: number): string {
  const stripes = each(5, (i) => `M${(i - 2.5) * 200 + 600} ${y}h100L${(i - 2) * 620 + 760} 900h-330Z`);
  return (
    box([0, y, stageWidth, stageHeight - y], fade([mix(paler(land, 0.3), air[1], 0.25), land])) +
    shape(stripes, "#ffffff", 0.1) +
    stroke(`M-20 ${y + 54}H1220M-20 ${y + 330}Q600 ${y + 190} 1220 ${y + 330}`, [light, 7], 0.6)
  );
}
