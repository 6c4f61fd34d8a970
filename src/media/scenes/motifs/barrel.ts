import { darker } from "../ink/colour.ts";
import { box, oval, shape, soft } from "../ink/shapes.ts";

/** A barrel. */
export const barrel = (colour: string): string =>
  soft([4, 0, 46, 8]) + shape("M-36 -92Q-46 -46 -36 0H36Q46 -46 36 -92Z", colour) + shape("M14 -92Q24 -46 14 0H36Q46 -46 36 -92Z", darker(colour)) + oval([0, -92, 36, 9], darker(colour, 0.3)) + [-70, -24].map((y) => box([-41, y, 82, 7, 3], darker(colour, 0.4))).join("");
