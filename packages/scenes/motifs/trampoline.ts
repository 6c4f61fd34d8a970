import type { Palette } from "../hours.ts";
import { mix } from "../ink/colour.ts";
import { oval, soft, stroke } from "../ink/shapes.ts";

/** A round trampoline. */
export const trampoline = (palette: Palette): string =>
  soft([0, 4, 190, 14]) +
  [-150, -60, 60, 150].map((x) => stroke(`M${x} -50V0`, [palette.ink, 9])).join("") +
  oval([0, -54, 186, 34], palette.accent) +
  oval([0, -58, 168, 27], palette.ink) +
  oval([0, -54, 120, 15], mix(palette.ink, palette.water, 0.3));
