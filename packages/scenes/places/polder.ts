import { mix, paler } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, each, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** Flat Dutch land in strips that run to one point on the horizon. */
export function polder(stage: Stage): string {
  const { ground, roll, sunX, width, land, pop, sky } = stage;
  const vanishing = sunX + roll.between(-80, 80);
  const fields = each(12, (i) => {
    const left = -900 + i * 300;
    const far = (x: number) => vanishing + (x + width / 2 - vanishing) * 0.12;
    const colour = mix(i % 2 ? paler(land, 0.28) : land, pop, (i % 3) * 0.16);
    const near = [left * 1.9 + 900, left * 1.9 + 330];
    return shape(`M${far(left)} ${ground}L${far(left + 300)} ${ground}L${near[0]} ${stageHeight}H${near[1]}Z`, colour);
  });
  const haze = fade([
    [0, sky[1], 0.85],
    [1, sky[1], 0],
  ]);
  return box([0, ground, width, stageHeight - ground], land) + fields + box([0, ground, width, 46], haze);
}
