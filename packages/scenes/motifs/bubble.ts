import { paler } from "../ink/colour.ts";
import { box, circle, dots, each, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const shine =
  circle([0, 0, 100], "#ffffff", 0.2) +
  stroke(
    "M-52 -78Q-92 0 -52 78M52 -78Q92 0 52 78M-18 -96Q-34 0 -18 96M18 -96Q34 0 18 96M-94 -34Q0 -60 94 -34M-94 34Q0 60 94 34",
    ["#ffffff", 3],
    0.42,
  ) +
  stroke("M-76 -34Q-62 -68 -28 -80", ["#ffffff", 12], 0.85) +
  stroke("M-14 -85h.1", ["#ffffff", 12], 0.85) +
  stroke("M82 30Q70 64 38 80", ["#ffffff", 7], 0.5);

/** A bubble to play football in, around (0, 0), 100 in radius, with its panels in a colour. */
export const bubble = (colour: string): string =>
  circle([0, 0, 100], colour, 0.2) +
  stamp(shine) +
  dots(
    [
      [-70, 10],
      [-40, 56],
      [40, -58],
      [72, -4],
      [8, 76],
    ],
    [colour, 15],
    0.85,
  ) +
  stroke("M-98 0a98 98 0 1 0 196 0a98 98 0 1 0 -196 0", [paler(colour, 0.2), 6], 0.9);

/** A football of radius 30 around (0, 0). */
export const football = (): string =>
  circle([0, 0, 30], "#fffdf6") +
  shape(
    "M0 -12L11 -3L7 10H-7L-11 -3ZM-4 -30H8L4 -22H-4ZM-29 -8L-22 -4V6L-28 10ZM29 -8L22 -4V6L28 10ZM-16 25L-10 18L-2 22V30ZM16 25L10 18L2 22V30Z",
    "#2a2440",
  ) +
  shape("M12 -27A30 30 0 0 1 4 30Q24 10 12 -27Z", "#1a1030", 0.12);

/** A goal with its net, 300 wide, on the ground at (0, 0). */
export const goal = (): string =>
  stroke(
    each(9, (i) => `M${-138 + i * 34} -150L${-124 + i * 31} -10`) + each(5, (i) => `M-146 ${-140 + i * 32}H146`),
    ["#ffffff", 2.5],
    0.6,
  ) +
  box([-156, -166, 12, 168, 5], "#ffffff") +
  box([144, -166, 12, 168, 5], "#e6e2ea") +
  box([-156, -166, 312, 12, 5], "#ffffff");
