import { fade, glow } from "../ink/paint.ts";
import { mix } from "../ink/colour.ts";
import { box, circle, each, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** A clear night with a moon on the side of the light and stars. */
export function nightSky(stage: Stage): string {
  const { roll, sunX, ground, width, light, sky } = stage;
  const y = ground * roll.between(0.24, 0.4);
  const stars = each(46, () => {
    const [x, top, r] = [roll.between(0, width), roll.between(10, ground * 0.9), roll.between(1, 3.4)];
    return `M${x} ${top}h${r}v${r}h${-r}Z`;
  });
  return (
    box([0, 0, width, stageHeight], fade([mix(sky[0], "#0d1030", 0.55), sky[0], mix(sky[1], sky[0], 0.35)])) +
    shape(stars, light, 0.85) +
    glow([sunX, y, 330], light, 0.5) +
    circle([sunX, y, 62], light) +
    circle([sunX + 18, y - 14, 12], sky[0], 0.12) +
    circle([sunX - 20, y + 16, 17], sky[0], 0.1)
  );
}
