import { shape, stroke, turned } from "../ink/shapes.ts";

/** An arrow whose point is at (0, 0), coming from the left. */
export const arrow = (): string =>
  turned([0, 0, 14], stroke("M0 0L-62 0", ["#f1dfb8", 3.4]) + shape("M-62 0L-74 -8H-58L-48 0L-58 8H-74Z", "#e8463f"));
