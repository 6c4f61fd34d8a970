import type { Palette } from "../hours.ts";
import { darker, paler } from "../ink/colour.ts";
import { box, shape, soft } from "../ink/shapes.ts";

/** A large cooking pan. */
export const pan = (palette: Palette): string =>
  soft([0, 0, 104, 11]) +
  box([-116, -66, 232, 13, 6.5], darker(palette.accent, 0.35)) +
  shape("M-92 -92H92V-22Q92 0 66 0H-66Q-92 0 -92 -22Z", palette.accent) +
  shape("M36 -92H92V-22Q92 0 66 0H20Q40 -40 36 -92Z", darker(palette.accent)) +
  box([-98, -102, 196, 16, 8], darker(palette.accent, 0.3)) +
  box([-78, -80, 12, 62, 6], paler(palette.accent, 0.45), 0.7);
