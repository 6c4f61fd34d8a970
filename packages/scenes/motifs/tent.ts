import type { Palette } from "../hours.ts";
import { darker, paler } from "../ink/colour.ts";
import { shape, soft, stroke } from "../ink/shapes.ts";

/** A ridge tent with its door to the left. */
export const tent = ({ accent, ink }: Palette): string =>
  soft([10, 0, 130, 10]) +
  shape("M-100 0L-40 -104L96 -96L130 0Z", darker(accent, 0.12)) +
  shape("M-100 0L-40 -104L10 0Z", accent) +
  shape("M-62 0L-41 -86L-18 0Z", ink) +
  shape("M-41 -86L-18 0H2Z", paler(accent, 0.35)) +
  stroke("M-40 -104L-128 4M96 -96L150 2", [ink, 2.5]);
