import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { box, shape, soft, stroke } from "../ink/shapes.ts";

/** A wooden watchtower. */
export const lookout = (palette: Palette): string =>
  soft([0, 4, 80, 9]) +
  stroke("M-52 0L-30 -200M52 0L30 -200M-46 -50L38 -130M46 -50L-38 -130M-48 -40H48M-40 -120H40", ["#8a5636", 9]) +
  box([-62, -212, 124, 14, 4], "#6b4029") +
  stroke("M-58 -246H58M-58 -246V-212M-20 -246V-212M20 -246V-212M58 -246V-212", ["#8a5636", 6]) +
  shape("M-74 -312L0 -366L74 -312Z", palette.accent) +
  shape("M0 -366L74 -312H12Z", darker(palette.accent)) +
  stroke("M-54 -312V-212M54 -312V-212", ["#8a5636", 7]);
