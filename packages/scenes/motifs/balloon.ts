import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { box, shape, stroke } from "../ink/shapes.ts";

/** A hot-air balloon. */
export const balloon = (palette: Palette, a: string, b: string): string =>
  shape("M-44 -104Q-44 -150 0 -150Q44 -150 44 -104Q44 -74 12 -46H-12Q-44 -74 -44 -104Z", a) +
  shape("M-16 -104Q-16 -150 0 -150Q16 -150 16 -104Q16 -74 5 -46H-5Q-16 -74 -16 -104Z", b) +
  shape("M20 -146Q44 -136 44 -104Q44 -74 12 -46H6Q34 -90 20 -146Z", darker(a), 0.55) +
  stroke("M-11 -46L-8 -22M11 -46L8 -22", [palette.ink, 1.6]) +
  box([-10, -23, 20, 16, 4], "#a8703f");
