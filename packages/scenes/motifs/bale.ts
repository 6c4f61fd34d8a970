import { box, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const straw =
  soft([0, 0, 80, 9]) +
  box([-76, -84, 152, 84, 10], "#e9c25e") +
  box([20, -84, 56, 84, 10], "#1a1030", 0.12) +
  stroke("M-40 -84V0M24 -84V0", ["#b9803f", 5]) +
  stroke("M-64 -60h20M-20 -40h24M40 -64h20M-60 -22h18M-10 -66h16", ["#f6e2b0", 4]);

/** A bale of straw. */
export const bale = (): string => stamp(straw);
