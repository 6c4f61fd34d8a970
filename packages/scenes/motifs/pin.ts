import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { circle, shape, soft } from "../ink/shapes.ts";

/** The pin of a place on a map. */
export const pin = (palette: Palette): string =>
  soft([0, 2, 34, 8], 0.3) +
  shape("M0 0Q-46 -62 -46 -96A46 46 0 0 1 46 -96Q46 -62 0 0Z", palette.accent) +
  shape("M0 0Q46 -62 46 -96A46 46 0 0 0 8 -141Q50 -80 0 0Z", darker(palette.accent)) +
  circle([0, -96, 19], "#fff7ea");
