import { box, each } from "../ink/shapes.ts";
import { type Stage, stageWidth } from "../stage.ts";

/** A white fence over the whole width, its top at `y`. */
export const fence = ({ light }: Stage, y: number): string =>
  each(14, (i) => box([i * 96 - 20, y, 15, 112, 5], light)) +
  box([-20, y + 24, stageWidth + 40, 15, 5], light) +
  box([-20, y + 68, stageWidth + 40, 15, 5], light);
