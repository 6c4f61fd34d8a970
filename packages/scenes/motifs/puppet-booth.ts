import { darker } from "../ink/colour.ts";
import { box, circle, each, shape, stroke } from "../ink/shapes.ts";

/** The striped front of a booth. */
export const striped = ([x, y, w, h]: readonly [number, number, number, number], count: number, colour: string): string =>
  box([x, y, w, h], "#fff6ea") +
  shape(
    each(count / 2, (i) => `M${x + (i * 2 * w) / count} ${y}h${w / count}v${h}h${-w / count}Z`),
    colour,
  ) +
  box([x + w * 0.72, y, w * 0.28, h], "#1a1030", 0.1);

/** The tied curtains of a booth around `x`. */
export const boothDrapes = (x: number, colour: string, pop: string): string =>
  [-1, 1]
    .map(
      (side) =>
        shape(
          `M${x + side * 222} 170H${x + side * 70}Q${x + side * 90} 330 ${x + side * 196} 370Q${x + side * 170} 440 ${x + side * 166} 496H${x + side * 222}Z`,
          darker(colour, 0.14),
        ) + box([x + side * 196 - 26, 356, 52, 16, 8], pop),
    )
    .join("");

/** A smiling mask. */
export const smile = ([x, y]: readonly [number, number], colour: string): string =>
  circle([x, y, 38], colour) +
  stroke(`M${x - 14} ${y - 8}h.1M${x + 14} ${y - 8}h.1`, ["#2b1a1a", 9]) +
  stroke(`M${x - 18} ${y + 8}Q${x} ${y + 28} ${x + 18} ${y + 8}`, ["#2b1a1a", 5]);
