import { oval, shape, stroke } from "../ink/shapes.ts";

/** The clog on a stick of farm golf. */
export const club = (): string =>
  stroke("M0 0L-34 66", ["#c58b52", 6]) +
  shape("M-46 58Q-28 52 -18 66Q0 70 12 76Q20 86 6 90H-34Q-50 86 -46 58Z", "#f4c455") +
  oval([-31, 63, 11, 5], "#9a6a2e");
