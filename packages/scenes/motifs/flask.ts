import { darker } from "../ink/colour.ts";
import { box, shape, soft } from "../ink/shapes.ts";

/** A square-shouldered bottle of spirits or syrup, 160 units tall. */
export const flask = (glass: string, label = "#fff3e0"): string =>
  soft([2, 0, 34, 5]) +
  shape("M-30 0V-92Q-30 -106 -12 -112V-140H12V-112Q30 -106 30 -92V0Z", glass) +
  shape("M10 -112L12 -140V-112Q30 -106 30 -92V0H12V-96Q12 -106 10 -112Z", darker(glass)) +
  box([-14, -158, 28, 22, 4], darker(glass, 0.5)) +
  box([-30, -76, 60, 46, 2], label) +
  box([-20, -64, 40, 6, 3], glass, 0.7) +
  box([-20, -50, 26, 5, 2.5], glass, 0.4) +
  box([-23, -100, 6, 92, 3], "#ffffff", 0.35);
