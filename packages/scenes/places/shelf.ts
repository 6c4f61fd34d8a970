import { mix } from "../ink/colour.ts";
import { box, circle, each, oval } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

type Goods = "books" | "bottles" | "pots";

/** A shelf of width `w` on the wall, its board at (x, y), full of small things. */
export function shelf(stage: Stage, [x, y, w]: readonly [x: number, y: number, w: number], goods: Goods): string {
  const board = box([x - 10, y, w + 20, 13, 4], mix("#8a5a38", stage.ink, 0.25));
  return things[goods](stage, [x, y, w]) + board;
}

const colours = ({ accent, pop, water, land, ink }: Stage) => [accent, pop, water, land, mix(accent, ink, 0.45), "#fff3e0"];

const things = {
  books: (stage: Stage, [x, y, w]: readonly [number, number, number]) =>
    each(Math.floor(w / 26), (i) => {
      const [wide, tall] = [stage.roll.between(16, 25), stage.roll.between(56, 92)];
      return stage.roll() < 0.12 ? "" : box([x + i * 26, y - tall, wide, tall, 2], stage.roll.pick(colours(stage)));
    }),
  bottles: (stage: Stage, [x, y, w]: readonly [number, number, number]) =>
    each(Math.floor(w / 48), (i) => {
      const glass = stage.roll.pick(colours(stage));
      const tall = stage.roll.between(40, 62);
      return box([x + i * 48, y - tall, 28, tall, 8], glass) + box([x + i * 48 + 9, y - tall - 26, 10, 30, 3], glass);
    }),
  pots: (stage: Stage, [x, y, w]: readonly [number, number, number]) =>
    each(Math.floor(w / 70), (i) => {
      const clay = stage.roll.pick(colours(stage));
      const r = stage.roll.between(18, 27);
      return (
        oval([x + i * 70 + 30, y - r, r * 1.1, r], clay) +
        box([x + i * 70 + 30 - r * 0.7, y - r * 2.1, r * 1.4, 9, 4], clay) +
        circle([x + i * 70 + 30, y - r * 2.3, 4], clay)
      );
    }),
} as const satisfies Record<Goods, (stage: Stage, place: readonly [number, number, number]) => string>;
