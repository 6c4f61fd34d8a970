import { darker, paler } from "../ink/colour.ts";
import { circle, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const crust = "#c9813f";

const round =
  soft([2, 0, 94, 9]) +
  shape("M-92 -4Q-110 -86 0 -92Q110 -86 92 -4Q0 10 -92 -4Z", crust) +
  shape("M40 -84Q110 -70 92 -4Q60 2 30 3Q76 -40 40 -84Z", darker(crust)) +
  stroke("M-50 -62L-22 -22M-14 -76L10 -26M24 -72L42 -30", [paler(crust, 0.65), 9]) +
  oval([-54, -52, 9, 17], paler(crust, 0.5), 0.6);

const long =
  soft([0, 0, 100, 7]) +
  shape("M-104 -10Q-110 -46 -60 -48H64Q112 -44 104 -10Q60 6 0 4Q-70 6 -104 -10Z", "#d9974c") +
  shape("M-104 -10Q-60 -12 104 -14Q96 4 0 4Q-70 6 -104 -10Z", "#1a1030", 0.14) +
  stroke("M-66 -38L-50 -16M-30 -42L-14 -16M8 -42L24 -16M46 -42L60 -18", ["#f6dcb0", 8]);

/** A round country loaf, 190 units wide. */
export const roundLoaf = (): string => stamp(round);

/** A long loaf, 210 units wide. */
export const longLoaf = (): string => stamp(long);

/** A ball of dough on its flour. */
export const dough = (): string =>
  oval([0, -2, 112, 15], "#fffaf0", 0.85) +
  shape("M-84 -6Q-98 -58 -40 -66Q-10 -84 30 -66Q96 -60 84 -6Q0 10 -84 -6Z", "#f6e2bd") +
  shape("M30 -66Q96 -60 84 -6Q56 2 30 3Q64 -30 30 -66Z", "#e6c995") +
  stroke("M-40 -48Q-20 -36 0 -50M-10 -24Q14 -14 36 -28", ["#e6c995", 5]);

/** A cup cake with its icing. */
export const cupcake = (icing: string): string =>
  soft([0, 0, 32, 5]) +
  shape("M-28 -34L-20 0H20L28 -34Z", "#d9a06b") +
  circle([-14, -42, 17], icing) +
  circle([14, -42, 17], darker(icing, 0.08)) +
  circle([0, -56, 18], icing) +
  circle([0, -74, 6], "#e2453f");
