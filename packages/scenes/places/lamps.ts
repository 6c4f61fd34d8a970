import { glow } from "../ink/paint.ts";
import { at, each } from "../ink/shapes.ts";
import { pendant } from "../motifs/pendant.ts";
import { type Stage, stageWidth } from "../stage.ts";

/** Lamps that hang in a room, with their light; `strength` is less by day. */
export function lamps(stage: Stage, count: number, strength = 0.55): string {
  const { roll, light } = stage;
  return each(count, (i) => {
    const [x, y] = [(stageWidth * (i + 1)) / (count + 1) + roll.between(-26, 26), roll.between(150, 205)];
    return glow([x, y + 40, 330], light, strength) + at([x, y, 1.25], pendant(stage));
  });
}
