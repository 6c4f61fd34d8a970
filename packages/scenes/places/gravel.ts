import { darker, mix, paler } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, dots } from "../ink/shapes.ts";
import { type Stage, stageHeight, stageWidth } from "../stage.ts";

/** The colour of gravel in this light. */
export const gravelOf = ({ sky: air }: Stage): string => mix("#e3c493", air[1], 0.25);

/** Gravel from `y` down. */
export function gravel(stage: Stage, y: number): string {
  const { roll } = stage;
  const base = gravelOf(stage);
  const grains = (count: number) =>
    Array.from({ length: count }, () => [roll.between(0, stageWidth), roll.between(y + 20, stageHeight)] as const);
  return (
    box([0, y, stageWidth, stageHeight - y], fade([paler(base, 0.4), base, darker(base, 0.1)])) +
    dots(grains(26), [darker(base, 0.22), 7], 0.7) +
    dots(grains(16), ["#ffffff", 8], 0.6)
  );
}
