import { glow } from "../ink/paint.ts";
import { box, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { darker, paler } from "../ink/colour.ts";

/** A kettle grill with its lid open and its coals aglow, 190 units tall. */
export const grill = (enamel: string): string =>
  soft([4, 2, 110, 11], 0.3) +
  stroke("M-44 -84L-72 -4M44 -84L72 -18M-56 -44H56", ["#5a6070", 8]) +
  circle([74, -18, 19], "#2b2438") +
  circle([74, -18, 8], "#8c97a5") +
  shape("M-98 -154Q-118 -268 -16 -280Q70 -284 96 -170Z", darker(enamel, 0.2)) +
  shape("M-78 -156Q-92 -252 -14 -262Q54 -264 78 -168Z", darker(enamel, 0.55)) +
  glow([0, -150, 130], "#ff8a3c", 0.85) +
  shape("M-100 -150Q-96 -66 0 -62Q96 -66 100 -150Z", enamel) +
  shape("M100 -150Q96 -66 0 -62Q56 -84 60 -150Z", darker(enamel, 0.25)) +
  oval([0, -150, 100, 19], "#2b2438") +
  oval([0, -148, 86, 14], "#f2702f") +
  stroke("M-84 -150H84M-70 -142H70M-66 -158H66", ["#3a3347", 4]) +
  shape("M-60 -108Q-54 -88 -34 -78Q-52 -96 -52 -112Z", paler(enamel, 0.5), 0.8) +
  box([-108, -156, 216, 10, 5], paler(enamel, 0.2), 0.5);

/** Something on a stick for the grill, lying flat around (0, 0), 170 units wide. */
export const kebab = ([a, b]: readonly [string, string]): string =>
  stroke("M-84 8H86", ["#e2bd74", 6]) +
  box([-62, -14, 36, 38, 10], "#8a4a2c") +
  circle([-12, 6, 19], a) +
  box([8, -14, 34, 38, 10], "#a05a34") +
  circle([56, 6, 17], b) +
  stroke("M-54 -6L-40 16M16 -6L30 16", ["#4a261d", 4]);

const cornDrawing =
  shape("M-74 4Q-96 -22 -60 -16L-30 6L-62 24Q-92 26 -74 4Z", "#7fae4a") +
  box([-52, -19, 120, 44, 22], "#f5c542") +
  stroke("M-34 -10H54M-38 4H60M-34 17H52", ["#d99a2e", 3]) +
  stroke("M-20 -18V24M2 -18V24M24 -18V24M46 -16V22", ["#d99a2e", 3]);

/** A cob of corn, lying flat around (0, 0). */
export const corn = (): string => stamp(cornDrawing);

const steakDrawing =
  shape("M-76 6Q-84 -34 -36 -36Q10 -44 52 -30Q88 -18 70 12Q52 40 0 32Q-66 38 -76 6Z", "#f0d9c0") +
  shape("M-66 4Q-72 -26 -34 -28Q10 -34 48 -22Q76 -12 60 8Q46 30 0 24Q-58 30 -66 4Z", "#9a4a34") +
  stroke("M-44 16L-22 -20M-16 18L6 -22M12 18L34 -18", ["#5b2a22", 7]);

/** A steak with the marks of the grate, lying flat around (0, 0). */
export const steak = (): string => stamp(steakDrawing);

const sausagesDrawing =
  stroke("M-60 -12Q0 -30 60 -10M-56 22Q4 8 64 26", ["#7a3426", 27]) +
  stroke("M-52 -18Q0 -34 50 -17M-46 15Q4 3 54 19", ["#c97a58", 5]) +
  stroke("M-24 -24L-16 -8M10 -26L18 -10M-18 8L-10 24M18 8L26 24", ["#4a1f1a", 4]);

/** Two sausages, lying flat around (0, 0). */
export const sausages = (): string => stamp(sausagesDrawing);
