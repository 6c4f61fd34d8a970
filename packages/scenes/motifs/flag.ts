import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { box, shape, soft } from "../ink/shapes.ts";

/** A golf flag. */
export const flag = (palette: Palette, h = 150): string =>
  soft([0, 0, 22, 5]) +
  box([-2.5, -h, 5, h, 2], "#fff7ea") +
  shape(`M2 ${-h}Q30 ${-h - 10} 46 ${-h + 6}T88 ${-h + 8}V${-h + 52}Q64 ${-h + 62} 46 ${-h + 48}T2 ${-h + 46}Z`, palette.accent) +
  shape(`M46 ${-h + 6}Q64 ${-h + 16} 88 ${-h + 8}V${-h + 52}Q64 ${-h + 62} 46 ${-h + 48}Z`, darker(palette.accent));
