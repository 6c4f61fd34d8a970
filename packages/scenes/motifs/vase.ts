import { darker, paler } from "../ink/colour.ts";
import { shape, soft } from "../ink/shapes.ts";

/** A round vase of 140 wide that stands on (0, 0); its mouth is at (0, -150). */
export const vase = (colour: string): string =>
  soft([0, 0, 76, 9]) +
  shape("M-40 -150H40Q34 -124 60 -92Q84 -50 48 0H-48Q-84 -50 -60 -92Q-34 -124 -40 -150Z", colour) +
  shape("M12 -150H40Q34 -124 60 -92Q84 -50 48 0H10Q56 -50 26 -92Q8 -120 12 -150Z", darker(colour, 0.2)) +
  shape("M-58 -60Q-60 -84 -44 -98L-36 -90Q-48 -78 -46 -58Z", paler(colour, 0.6), 0.8);
