import { mix } from "../ink/colour.ts";
import { at, each } from "../ink/shapes.ts";
import { tree, type TreeShape } from "../motifs/trees.ts";
import type { Stage } from "../stage.ts";

type Row = { count: number; y: number; scale: number; depth: number; span?: readonly [from: number, to: number] };

/** A row of trees over the whole width, or over `span`. */
export function trees(stage: Stage, sort: TreeShape, { count, y, scale, depth, span = [0, stage.width] }: Row): string {
  const { roll, lit, land, pop, sky } = stage;
  const [from, to] = span;
  const share = (to - from) / count;

  return each(count, (i) => {
    const x = from + (i + roll()) * share;
    const green = mix(mix(land, pop, roll.between(0, 0.22)), sky[1], depth);
    return at([x, y + roll.between(-6, 12), scale * roll.between(0.75, 1.25), lit], tree(sort, green));
  });
}
