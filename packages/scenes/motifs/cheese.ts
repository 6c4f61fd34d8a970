import { darker, paler } from "../ink/colour.ts";
import { circle, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const whole =
  soft([4, 2, 104, 12]) +
  shape("M-100 -58Q-112 -28 -100 -2Q0 34 100 -2Q112 -28 100 -58Z", "inherit") +
  shape("M40 -44Q60 -10 36 12Q76 8 100 -2Q112 -28 100 -58Z", "#1a1030", 0.14) +
  oval([0, -58, 100, 27], "inherit") +
  oval([0, -60, 96, 24], "#fff6e6", 0.35) +
  stroke("M-92 -20Q0 14 92 -20", ["#fff6e6", 3], 0.35);

/** A wheel of cheese that lies flat, 200 units wide. */
export const cheeseWheel = (rind: string): string => stamp(whole, rind);

/** A wheel of cheese with a wedge cut out, the paste in sight. */
export const cutCheese = (rind: string, paste: string): string =>
  soft([4, 2, 150, 14], 0.3) +
  shape("M-140 -96Q-156 -46 -140 -4Q0 46 140 -4Q156 -46 140 -96Z", rind) +
  oval([0, -96, 140, 40], rind) +
  oval([0, -99, 134, 36], paler(rind, 0.35)) +
  shape("M-72 15L-10 -18L86 12Q8 42 -72 15Z", "#a8703f") +
  shape("M-10 -102L-72 -66V16L-10 -18Z", paste) +
  shape("M-10 -102L86 -70V13L-10 -18Z", darker(paste, 0.1)) +
  [
    [-40, -30, 9],
    [-26, -64, 6],
    [24, -50, 10],
    [62, -24, 8],
    [24, -22, 6],
  ]
    .map(([x = 0, y = 0, r = 6]) => circle([x, y, r], darker(paste, 0.24)))
    .join("");

/** A wedge of cheese on its side, pointing left, 150 units wide. */
export const cheeseWedge = (rind: string, paste: string): string =>
  soft([0, 0, 80, 8]) +
  shape("M-76 -40L60 -92Q82 -84 78 -46L-76 -40Z", paler(paste, 0.35)) +
  shape("M-76 -40L78 -50V0H-76Z", paste) +
  shape("M60 -92Q90 -84 84 0H72Q78 -60 60 -92Z", rind) +
  circle([-20, -20, 9], darker(paste, 0.2)) +
  circle([24, -30, 7], darker(paste, 0.2)) +
  circle([48, -12, 10], darker(paste, 0.2)) +
  circle([10, -62, 6], darker(paste, 0.15));

/** A round soft cheese with one piece out, white inside and out. */
export const softCheese = (): string =>
  soft([2, 0, 74, 8]) +
  shape("M-70 -38Q-74 -16 -68 -2Q0 20 68 -2Q74 -16 70 -38Z", "#efe3cf") +
  oval([0, -38, 70, 20], "#fffaf0") +
  shape("M2 -40L-30 -22V6L2 -8Z", "#fbe9b8") +
  shape("M2 -40L46 -25V4L2 -8Z", "#f3d98f");
