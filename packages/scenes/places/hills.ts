import { mix } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

type Ridge = { y: number; rise: number; depth: number; colour?: string };

/** A ridge of hills that ends at `y`; `depth` 1 is far (the colour of the air), 0 is near. */
export function hills(stage: Stage, { y, rise, depth, colour = stage.land }: Ridge): string {
  const { roll, width, sky } = stage;
  const step = width / Math.round(roll.between(3, 5));
  let last = y - roll.between(0, rise);
  let line = `M-40 ${stageHeight}V${last}`;
  for (let x = -40; x < width + step; x += step) {
    const next = y - roll.between(0, rise);
    line += `C${x + step * 0.45} ${last} ${x + step * 0.55} ${next} ${x + step} ${next}`;
    last = next;
  }

  const near = mix(colour, sky[1], depth);
  const misty = fade([
    [0, near, 1],
    [0.55, mix(near, sky[1], 0.35), 1],
    [1, mix(near, sky[1], 0.55), 1],
  ]);
  return shape(`${line}V${stageHeight}Z`, depth > 0.25 ? misty : near);
}
