import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, shape, stroke } from "../ink/shapes.ts";

/** A striped lighthouse. */
export const lighthouse = ({ accent, ink, light }: Palette): string =>
  glow([0, -202, 130], light, 0.8) +
  shape("M-32 0L-20 -184H20L32 0Z", "#fff8ee") +
  shape("M-30 -30L-26.5 -84H26.5L30 -30ZM-23 -128L-20.5 -172H20.5L23 -128Z", accent) +
  shape("M8 0V-184H20L32 0Z", darker(accent, 0.6), 0.22) +
  box([-28, -190, 56, 9, 3], ink) +
  box([-15, -220, 30, 30, 3], "#ffe9a8") +
  stroke("M0 -220V-190", [ink, 3]) +
  shape("M-19 -218Q0 -246 19 -218Z", accent) +
  box([-8, -26, 16, 26, 6], ink);
