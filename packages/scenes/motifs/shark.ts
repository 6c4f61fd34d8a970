import { darker, paler } from "../ink/colour.ts";
import { circle, shape, stroke } from "../ink/shapes.ts";

/** A shark that swims to the left, about 400 units long around (0, 0). */
export const shark = (hide: string): string =>
  shape("M150 -6Q180 -60 222 -86Q206 -40 204 -8Q214 30 230 56Q186 44 150 14Z", darker(hide, 0.1)) +
  shape("M-10 -44Q0 -104 52 -118Q44 -76 62 -40Z", darker(hide, 0.12)) +
  shape("M-196 -6Q-150 -56 -30 -54Q80 -46 176 -2Q80 44 -30 46Q-140 46 -196 -6Z", hide) +
  shape("M-192 -2Q-120 10 -20 8Q90 8 168 0Q80 44 -30 46Q-140 46 -192 -2Z", paler(hide, 0.7)) +
  shape("M-40 20Q-10 84 56 104Q44 62 20 16Z", darker(hide, 0.16)) +
  shape("M-160 14Q-132 30 -100 26Q-116 12 -134 8Z", "#6b2a3a") +
  shape("M-158 13L-151 21L-146 10L-138 19L-132 8L-124 18L-118 11Z", "#ffffff") +
  stroke("M-84 -20q-8 16 0 32M-70 -20q-8 16 0 32M-56 -20q-8 16 0 32", [darker(hide, 0.3), 4]) +
  circle([-140, -18, 7], "#1b1030") +
  circle([-142, -20, 2.2], "#ffffff");
