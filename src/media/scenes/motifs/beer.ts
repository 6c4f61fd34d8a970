import { darker, paler } from "../ink/colour.ts";
import { box, circle, soft, stroke } from "../ink/shapes.ts";

/** A mug of beer. */
export const beer = (colour = "#f0a830"): string =>
  soft([6, 0, 44, 7]) + stroke("M30 -92Q66 -90 62 -58Q58 -34 30 -34", ["#fff3e0", 11], 0.8) + box([-36, -112, 72, 112, 12], paler(colour, 0.65)) + box([-29, -94, 58, 87, 7], colour) + box([8, -94, 21, 87, 7], darker(colour, 0.14)) + box([-22, -88, 7, 74, 3.5], paler(colour, 0.5)) + ([[-26, -112, 18], [-4, -120, 21], [22, -112, 18]] as const).map(([x, y, r]) => circle([x, y, r], "#fffaf0")).join("") + box([-40, -112, 80, 20, 10], "#fffaf0") + box([14, -104, 13, 30, 6.5], "#fffaf0");
