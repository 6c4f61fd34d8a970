import { darker, mix, paler } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, dots, each, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** Mown grass from `y` down, with tufts and small flowers. */
export function meadow(stage: Stage, y: number): string {
  const { roll, land, pop, width, light, sky } = stage;
  const lawn = fade([mix(paler(land, 0.3), sky[1], 0.25), paler(mix(land, pop, 0.12), 0.14), land]);
  const tufts = each(16, () => {
    const near = roll();
    const [x, top, k] = [roll.between(0, width), y + 20 + near * (stageHeight - y - 20), 6 + near * 12];
    return (
      `M${x} ${top}l${-k * 0.6} ${-k}l${k * 0.5} ${k * 0.6}l${k * 0.2} ${-k * 0.9}` +
      `l${k * 0.3} ${k * 0.9}l${k * 0.5} ${-k * 0.5}l${-k * 0.3} ${k}Z`
    );
  });
  const flowers = (near: number) =>
    Array.from({ length: 7 }, () => [roll.between(0, width), y + 24 + (near + roll() * 0.5) * (stageHeight - y - 30)] as const);
  return (
    box([0, y, width, stageHeight - y], lawn) +
    shape(tufts, darker(land, 0.14), 0.7) +
    dots(flowers(0), [light, 7]) +
    dots(flowers(0.5), [pop, 12])
  );
}
