import { darker } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { at, box, each, oval, shape, soft } from "../ink/shapes.ts";

/** A large plant in a white pot. */
export const housePlant = ([x, y, k]: readonly [number, number, number], green: string): string =>
  at(
    [x, y, k],
    soft([0, 0, 44, 7]) +
      each(7, (i) => {
        const lean = (i - 3) * 30;
        return shape(
          `M0 -50Q${lean * 0.5 - 16} -130 ${lean} ${-200 + Math.abs(lean) * 0.7}Q${lean * 0.5 + 22} -120 0 -50Z`,
          i % 2 ? green : darker(green, 0.16),
        );
      }) +
      shape("M-38 -66H38L28 0H-28Z", "#f2e6da") +
      shape("M10 -66H38L28 0H8Z", "#1a1030", 0.1),
  );

/** Three candles with their light. */
export const candles = ([x, y]: readonly [number, number]): string =>
  glow([x, y - 50, 120], "#ffe2a0", 0.8) +
  [-34, 0, 34]
    .map(
      (dx, i) =>
        box([x + dx - 11, y - 34 - (i % 2) * 22, 22, 34 + (i % 2) * 22, 4], "#fffaf0") +
        oval([x + dx, y - 46 - (i % 2) * 22, 5, 11], "#ffb347"),
    )
    .join("");
