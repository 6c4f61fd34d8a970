import { darker } from "../ink/colour.ts";
import { box, circle, oval, soft, turned } from "../ink/shapes.ts";

/** A sheep that faces left. */
export const sheep = (colour = "#fff6ea"): string =>
  soft([0, 0, 56, 7]) +
  (
    [
      [-30, 0],
      [-12, 0],
      [16, 0],
      [32, 0],
    ] as const
  )
    .map(([x]) => box([x - 4, -26, 8, 26, 3], "#3a2c33"))
    .join("") +
  (
    [
      [-34, -44, 24],
      [-12, -58, 27],
      [16, -56, 26],
      [36, -42, 22],
      [0, -36, 34],
    ] as const
  )
    .map(([x, y, r]) => circle([x, y, r], darker(colour, 0.08)))
    .join("") +
  (
    [
      [-38, -48, 20],
      [-14, -62, 23],
      [12, -60, 21],
      [-6, -42, 30],
    ] as const
  )
    .map(([x, y, r]) => circle([x, y, r], colour))
    .join("") +
  oval([-58, -56, 17, 21], "#3a2c33") +
  turned([-44, -68, 24], oval([-44, -68, 11, 6], "#3a2c33")) +
  circle([-62, -60, 3], "#fff") +
  circle([-54, -76, 11], colour);
