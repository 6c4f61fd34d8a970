import { darker, mix } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, each, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** Water from `y` down, with the path of the sun on it. */
export function water(stage: Stage, y: number): string {
  const { roll, sunX, width, light, sky } = stage;
  const body = fade([mix(stage.water, sky[1], 0.6), stage.water, darker(stage.water, 0.3)]);
  const glints = each(13, (i) => {
    const w = 30 + i * 9 + roll.between(0, 60);
    return box([sunX - w / 2 + roll.between(-22, 22), y + 10 + i * i * 1.9, w, 4 + i * 0.4, 4], light, 0.75 - i * 0.04);
  });
  const ripples = each(14, () => {
    const near = roll();
    const w = 50 + near * 130;
    const top = y + 26 + near * (stageHeight - y);
    return `M${roll.between(-50, width)} ${top}h${w}q8 ${2 + near * 2} 0 ${3 + near * 3}h${-w}q-8 ${-1 - near * 2} 0 ${-3 - near * 3}Z`;
  });
  return box([0, y, width, stageHeight - y], body) + shape(ripples, light, 0.2) + glints;
}
