import type { Palette } from "../hours.ts";
import { oval, shape, stroke } from "../ink/shapes.ts";

/** A lamp that hangs above (0, 0). */
export const pendant = ({ ink, accent, light }: Palette): string =>
  stroke("M0 -260V-40", [ink, 4]) + shape("M-36 0Q-34 -42 0 -42Q34 -42 36 0Z", accent) + oval([0, 0, 36, 7], light);
