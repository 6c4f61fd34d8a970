import { darker, mix } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, each, stroke } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** Water from `y` down, with the path of the sun on it. */
export function water(stage: Stage, y: number): string {
  const { roll, width, light, sky } = stage;
  const body = fade([mix(stage.water, sky[1], 0.6), stage.water, darker(stage.water, 0.3)]);
  const glints = [0, 1, 2].map((part) => stroke(glint(stage, y, part), [light, 4 + part * 2], 0.72 - part * 0.2));
  const ripples = each(14, () => {
    const near = roll();
    const w = 50 + near * 130;
    const top = y + 26 + near * (stageHeight - y);
    return `M${roll.between(-50, width)} ${top}h${w}`;
  });
  return box([0, y, width, stageHeight - y], body) + stroke(ripples, [light, 5], 0.2) + glints.join("");
}

/** A third of the sun's path; the parts further from the sun are wider. */
function glint({ roll, sunX }: Stage, y: number, part: number): string {
  return each(5, (i) => {
    const step = part * 4.4 + i;
    const w = 24 + step * 9 + roll.between(0, 60);
    return `M${sunX - w / 2 + roll.between(-22, 22)} ${y + 12 + step * step * 1.6}h${w}`;
  });
}
