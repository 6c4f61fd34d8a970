import { darker, paler } from "../ink/colour.ts";
import { circle, shape, stroke } from "../ink/shapes.ts";

/** A whale that swims to the left, its middle at (0, 0). */
export const whale = (hide: string): string =>
  shape("M96 -8Q150 -20 168 -74Q186 -50 214 -54Q200 -14 152 4Q120 26 92 24Z", hide) +
  shape("M-160 6Q-154 -72 -40 -74Q60 -72 112 -10Q106 34 20 52Q-110 70 -160 6Z", hide) +
  shape("M-159 12Q-80 34 20 20Q70 14 100 14Q90 38 20 52Q-110 70 -159 12Z", paler(hide, 0.6)) +
  stroke("M-120 34Q-70 50 -10 44M-100 24Q-60 36 0 32", [darker(hide, 0.1), 3], 0.5) +
  shape("M-40 28Q-46 84 10 96Q20 60 0 26Z", darker(hide, 0.2)) +
  circle([-112, -6, 6], "#1b1030") +
  circle([-114, -8, 2], "#ffffff");
