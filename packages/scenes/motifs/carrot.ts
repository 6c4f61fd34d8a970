import { shape, stroke } from "../ink/shapes.ts";

/** A carrot. */
export const carrot = (): string =>
  shape("M-40 -8Q-36 -22 -22 -20L44 -4Q46 0 44 2L-26 8Q-40 6 -40 -8Z", "#f08a3c") +
  stroke("M-40 -8Q-58 -22 -64 -16M-40 -6Q-60 -6 -66 2M-38 -10Q-50 -28 -52 -32", ["#5a9e4f", 6]);
