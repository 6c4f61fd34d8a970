import { darker, paler } from "../ink/colour.ts";
import { box, oval, type Spot, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

/** A kilt and boots to draw over somebody with bare legs on (0, 0), who stands with the feet on those spots. */
export const kilt = (colour: string, feet: readonly Spot[]): string =>
  stroke(feet.map(([x, y]) => `M${x} ${y - 6}V${y}h6`).join(""), ["#3b2a2a", 10.5]) +
  shape("M-12.5 -46H12.500L22 -19Q0 -12 -22 -19Z", colour) +
  stroke("M-15 -36Q0 -32 15 -36M-18 -27Q0 -21 18.500 -27M-6 -46L-9 -16M6 -46L9 -16", [paler(colour, 0.55), 1.8], 0.8) +
  stroke("M0 -46V-15M-13 -46L-15 -17", [darker(colour, 0.4), 2], 0.7) +
  box([-13, -49, 26, 5, 2], "#3b2a2a") +
  box([-5, -42, 10, 11, 4], "#f3e6d0");

const bag =
  shape("M-19 -43Q-27 -12 -22 2H22Q27 -12 19 -43Z", "#cda365") +
  shape("M6 -43H19Q27 -12 22 2H10Q16 -20 6 -43Z", "#1a1030", 0.14) +
  box([-21, -47, 42, 8, 4], "#e6c48a") +
  stroke("M-12 -30L-14 -8M-2 -32V-6", ["#a87c44", 2.4], 0.7);

/** A sack to stand in, drawn over somebody on (0, 0) without legs. */
export const sack = (): string => stamp(bag);

const trunk =
  box([0, 0, 54, 520, 14], "#a8703f") +
  box([32, 0, 22, 520, 12], "#1a1030", 0.24) +
  oval([27, 8, 27, 14], "#f0d192") +
  stroke("M14 60v110M24 230v80M12 360v90", ["#6b4029", 4], 0.6);

/** The trunk of a tree to toss, 54 wide and 520 long from (0, 0) down. */
export const caberLog = (): string => stamp(trunk);
