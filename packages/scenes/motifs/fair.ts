import { mix } from "../ink/colour.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";

/** A stall with an awning. */
export const stall = (place: readonly [number, number, number], [colour, pale, ink]: readonly [string, string, string]): string =>
  at(
    place,
    soft([0, 2, 130, 12]) +
      box([-110, -150, 220, 150], mix(colour, ink, 0.3)) +
      box([-96, -150, 192, 80], "#ffe2a0") +
      box([-118, -76, 236, 16, 4], pale) +
      each(6, (i) => shape(`M${-132 + i * 44} -206H${-88 + i * 44}V-150a22 18 0 0 1 -44 0Z`, i % 2 ? pale : colour)) +
      each(4, (i) => circle([-66 + i * 44, -92, 16], i % 2 ? colour : "#e4577a")),
  );

/** A bunch of balloons to hold. */
export const balloons = (colours: readonly string[]): string =>
  colours
    .map(
      (colour, i) =>
        stroke(`M0 0Q${(i - 1) * 10} -30 ${(i - 1) * 22} -56`, ["#fff6ea", 1.4]) +
        oval([(i - 1) * 22, -72 - (i % 2) * 12, 14, 17], colour) +
        oval([(i - 1) * 22 - 5, -78 - (i % 2) * 12, 3, 5], "#ffffff", 0.6),
    )
    .join("");

/** Candyfloss to hold. */
export const candyfloss = (): string =>
  stroke("M0 8L4 -16", ["#fff6ea", 2.6]) +
  circle([5, -26, 12], "#f7a8c4") +
  circle([-3, -22, 8], "#f7a8c4") +
  circle([12, -20, 8], "#ee8fb2");

/** A low white fence along the lower edge, its top at `y`. */
export const fenceFront = ({ accent, light }: Stage, y: number): string =>
  each(15, (i) => box([i * 86 - 10, y, 12, stageHeight - y, 4], light)) +
  box([-20, y + 12, 1240, 14, 5], accent) +
  box([-20, y + 58, 1240, 12, 5], light);
