import { at, box, oval, shape, soft } from "../ink/shapes.ts";

/** A parasol over a small round table. */
export const parasol = ([x, y, k]: readonly [number, number, number], colour: string): string =>
  at(
    [x, y, k],
    soft([0, 0, 50, 7]) +
      box([-4, -220, 8, 220], "#f3e6d0") +
      shape("M-130 -190Q-90 -250 0 -256Q90 -250 130 -190Q100 -180 65 -190Q30 -178 0 -190Q-30 -178 -65 -190Q-100 -180 -130 -190Z", colour) +
      shape("M0 -256Q90 -250 130 -190Q100 -180 65 -190Q50 -240 0 -256Z", "#1a1030", 0.14) +
      oval([0, -64, 54, 10], "#d39a68"),
  );
