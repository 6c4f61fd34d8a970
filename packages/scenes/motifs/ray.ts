import { darker, paler } from "../ink/colour.ts";
import { circle, dots, shape, stroke } from "../ink/shapes.ts";

/** A ray seen from above, its nose up, about 300 units wide around (0, 0). */
export const ray = (hide: string): string =>
  stroke("M0 70Q14 130 -10 190", [darker(hide, 0.15), 8]) +
  shape("M0 -84Q46 -76 84 -36Q120 -8 152 -22Q130 40 66 58Q30 82 0 84Q-30 82 -66 58Q-130 40 -152 -22Q-120 -8 -84 -36Q-46 -76 0 -84Z", hide) +
  shape("M0 -84Q46 -76 84 -36Q120 -8 152 -22Q130 40 66 58Q30 82 0 84Q40 0 0 -84Z", darker(hide, 0.12)) +
  dots(
    [
      [-60, -10],
      [-30, 30],
      [40, 24],
      [70, 2],
      [0, 4],
      [-86, 16],
    ],
    [paler(hide, 0.45), 12],
    0.8,
  ) +
  circle([-20, -58, 7], "#fff6e6") +
  circle([20, -58, 7], "#fff6e6") +
  circle([-20, -60, 4], "#1b1030") +
  circle([20, -60, 4], "#1b1030");

/** A ray from below, with its friendly face, as it glides along the glass. */
export const rayBelow = (hide: string): string =>
  stroke("M0 70Q14 130 -10 190", [darker(hide, 0.2), 8]) +
  shape("M0 -84Q46 -76 84 -36Q120 -8 160 -30Q136 40 66 58Q30 82 0 84Q-30 82 -66 58Q-136 40 -160 -30Q-120 -8 -84 -36Q-46 -76 0 -84Z", hide) +
  shape(
    "M0 -72Q40 -64 70 -26Q96 6 120 0Q90 40 54 50Q20 70 0 70Q-20 70 -54 50Q-90 40 -120 0Q-96 6 -70 -26Q-40 -64 0 -72Z",
    paler(hide, 0.75),
  ) +
  stroke("M-18 -34Q0 -20 18 -34", [darker(hide, 0.35), 6]) +
  stroke("M-34 -2h18M-36 12h18M-34 26h16M34 -2h-18M36 12h-18M34 26h-16", [darker(hide, 0.2), 5], 0.7) +
  stroke("M-22 -50h.1M22 -50h.1", [darker(hide, 0.5), 9]);
