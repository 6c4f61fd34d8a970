import { darker } from "../ink/colour.ts";
import { circle, each, oval, shape, stroke } from "../ink/shapes.ts";

/** A branched coral of about 200 tall that stands on (0, 0). */
export const coral = (colour: string): string =>
  stroke(
    "M0 0V-90M0 -40Q-50 -60 -56 -130M-40 -84Q-70 -90 -84 -120M0 -60Q50 -70 60 -150M38 -92Q74 -96 84 -126M0 -90Q-10 -130 4 -180M0 -110Q24 -130 28 -168",
    [colour, 20],
  ) + stroke("M4 0V-90M6 -60Q56 -70 64 -150", [darker(colour, 0.2), 6], 0.6);

/** A round coral and weeds on (0, 0). */
export const reef = (colour: string, green: string): string =>
  stroke(
    each(5, (i) => `M${-90 + i * 44} 0q${i % 2 ? 34 : -30} -60 0 -110t${i % 2 ? 10 : -14} ${-60 - i * 8}`),
    [green, 17],
  ) +
  shape("M-80 0Q-84 -86 0 -90Q84 -86 80 0Z", colour) +
  oval([-28, -50, 14, 8], darker(colour, 0.2)) +
  oval([22, -60, 16, 9], darker(colour, 0.2)) +
  circle([36, -26, 9], darker(colour, 0.2)) +
  circle([-46, -20, 8], darker(colour, 0.2));
