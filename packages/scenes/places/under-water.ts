import { fade } from "../ink/paint.ts";
import { at, box, circle, each, shape } from "../ink/shapes.ts";
import { fish } from "../motifs/fish.ts";
import { type Stage, stageHeight, stageWidth } from "../stage.ts";

/** Deep water over the whole picture. */
export const sea = (colours: readonly string[]): string => box([0, 0, stageWidth, stageHeight], fade(colours));

/** Light that falls into the water around `x`. */
export const rays = (x: number): string =>
  shape(
    `M${x - 120} -20L${x - 480} 820H${x - 250}L${x - 10} -20ZM${x + 60} -20L${x + 20} 820H${x + 170}L${x + 130} -20ZM${x + 260} -20L${x + 420} 820H${x + 560}L${x + 330} -20Z`,
    "#ffffff",
    0.1,
  );

/** Bubbles here and there. */
export const bubbles = ({ roll }: Stage, count: number): string =>
  each(count, () => circle([roll.between(150, 1050), roll.between(60, 640), roll.between(4, 13)], "#ffffff", 0.45));

/** A shoal of small fish. */
export const shoal = ({ roll, lit }: Stage, [x, y]: readonly [number, number], colour: string): string =>
  each(7, (i) => at([x + (i % 4) * 58 - 90 + roll.between(-14, 14), y + Math.floor(i / 4) * 46 + (i % 2) * 20, 0.8, lit], fish(colour)));
