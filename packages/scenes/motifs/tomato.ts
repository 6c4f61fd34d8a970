import { circle, shape, soft } from "../ink/shapes.ts";

/** A tomato. */
export const tomato = (): string =>
  soft([0, 0, 24, 4]) +
  circle([0, -22, 23], "#e2503c") +
  shape("M8 -44A23 23 0 0 1 8 -1Q22 -22 8 -44Z", "#bb3a33") +
  shape("M0 -44L-13 -38L-4 -40L0 -33L5 -40L14 -38Z", "#4d8f4a");
