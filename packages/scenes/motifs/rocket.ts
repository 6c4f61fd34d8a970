import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { circle, shape, soft } from "../ink/shapes.ts";

/** A toy-red rocket that stands on its fins. */
export const rocket = ({ accent, pop, water, ink }: Palette): string =>
  soft([0, 2, 60, 8], 0.35) +
  shape("M-34 -70L-66 0L-26 -22ZM34 -70L66 0L26 -22Z", accent) +
  shape("M34 -70L66 0L26 -22Z", darker(accent, 0.25)) +
  shape("M-36 -20Q-56 -140 0 -226Q56 -140 36 -20Z", "#fffaf4") +
  shape("M8 -214Q56 -140 36 -20H14Q34 -130 8 -214Z", "#ddd3d6") +
  shape("M-29 -166Q-18 -200 0 -226Q18 -200 29 -166Q0 -156 -29 -166Z", accent) +
  circle([0, -118, 22], ink) +
  circle([0, -118, 16], water) +
  shape("M-37 -30H37L36 -8H-36Z", pop) +
  shape("M-8 -66H8V4H-8Z", darker(accent, 0.1));
