import { at, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const head =
  shape("M-52 -62Q-56 -86 -38 -88Q-22 -88 -20 -68Q-22 -52 -36 -50L-66 -52Q-74 -56 -68 -62Z", "inherit") +
  shape("M-50 -70L-68 -62Q-74 -56 -66 -52L-44 -50Q-42 -62 -44 -84Q-50 -80 -50 -70Z", "#fff6ea") +
  shape("M-36 -86L-26 -106L-18 -80Z", "inherit") +
  circle([-48, -70, 3], "#1d1a24") +
  circle([-70, -58, 4], "#1d1a24");
const body =
  shape("M-36 -66Q-18 -74 20 -68Q58 -70 62 -48Q60 -26 36 -26H-14Q-36 -30 -36 -66Z", "inherit") +
  shape("M-40 -58Q-22 -66 -16 -40Q-20 -26 -30 -28Q-42 -36 -40 -58Z", "#fff6ea");
const tail = shape("M54 -58Q92 -70 104 -40Q96 -34 88 -40Q76 -48 56 -40Z", "inherit") + oval([100, -40, 8, 6], "#fff6ea");
const legs = (d: string, feet: string) => stroke(d, ["#2b2530", 9]) + stroke(feet, ["#fff6ea", 9]);

const running =
  tail +
  legs("M-24 -36L-56 -18M-12 -34L-34 -6M40 -36L66 -22L76 -8M50 -40L84 -26", "M-56 -18l-7 3M-34 -6h-6M76 -8l5 3M84 -26l7 1") +
  body +
  head;
const lying =
  tail +
  shape("M-30 -30Q-20 -46 30 -44Q66 -44 66 -20Q64 -2 40 0H-60Q-70 -2 -62 -10H-30Z", "inherit") +
  shape("M-66 -10H-18V0H-60Q-72 -2 -66 -10Z", "#fff6ea");

/** A sheepdog that runs to the left over (0, 0). */
export const runningDog = (coat = "#2b2530"): string => soft([0, 2, 72, 7]) + stamp(running, coat);

/** A sheepdog that lies on (0, 0) and watches what is on the left. */
export const lyingDog = (coat = "#2b2530"): string => soft([0, 2, 76, 7]) + stamp(lying, coat) + at([4, 32, 1], stamp(head, coat));

/** A crook in the near hand of a shepherd. */
export const crook = stamp(stroke("M-2 52L2 -40Q4 -56 15 -55Q25 -53 23 -42Q21 -36 15 -38", ["#8a5636", 3.6]));
