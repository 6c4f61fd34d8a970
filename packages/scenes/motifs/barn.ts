import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, shape, stroke } from "../ink/shapes.ts";

/** A farm's barn. */
export const barn = (palette: Palette, colour = mix("#c8483c", palette.sky[1], 0.08)): string =>
  shape("M-90 0V-78L-56 -122H56L90 -78V0Z", colour) +
  shape("M30 0V-122H56L90 -78V0Z", darker(colour)) +
  shape("M-100 -72L-60 -130H60L100 -72L90 -70L54 -120H-54L-90 -70Z", palette.ink) +
  box([-30, -62, 60, 62, 2], darker(colour, 0.42)) +
  stroke("M-30 -62L30 0M30 -62L-30 0M-30 -62H30V0H-30Z", ["#fff3e0", 4]) +
  box([-13, -104, 26, 22, 2], "#fff3e0");
