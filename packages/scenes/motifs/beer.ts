import { box, circle, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const mug = [
  soft([6, 0, 44, 7]),
  stroke("M30 -92Q66 -90 62 -58Q58 -34 30 -34", ["#fff3e0", 11], 0.8),
  box([-36, -112, 72, 112, 12], "inherit") + box([-36, -112, 72, 112, 12], "#fff6e6", 0.65),
  box([-29, -94, 58, 87, 7], "inherit") + box([8, -94, 21, 87, 7], "#1a1030", 0.14),
  box([-22, -88, 7, 74, 3.5], "#fff6e6", 0.5),
  circle([-26, -112, 18], "#fffaf0") + circle([-4, -120, 21], "#fffaf0") + circle([22, -112, 18], "#fffaf0"),
  box([-40, -112, 80, 20, 10], "#fffaf0") + box([14, -104, 13, 30, 6.5], "#fffaf0"),
].join("");

/** A mug of beer. */
export const beer = (brew = "#f0a830"): string => stamp(mug, brew);
