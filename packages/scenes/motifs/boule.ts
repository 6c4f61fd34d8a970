import { circle, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const ball =
  oval([8, -1, 52, 9], "#1a1030", 0.26) +
  circle([0, -49, 50], "inherit") +
  shape("M18 -96A50 50 0 0 1 18 -2Q54 -50 18 -96Z", "#1a1030", 0.22) +
  stroke("M-46 -64Q0 -44 46 -66M-48 -46Q0 -26 48 -48M-10 -98Q-26 -50 -8 -1", ["#4a5563", 3.4], 0.65) +
  stroke("M-30 -74Q-24 -84 -14 -88", ["#ffffff", 8], 0.85);

/** A steel ball of petanque, 50 in radius, that lies on (0, 0). */
export const boule = (steel: string): string => stamp(ball, steel);

/** The little wooden ball that all others are thrown at. */
export const jack = (colour: string): string =>
  oval([3, 0, 20, 4], "#1a1030", 0.24) + circle([0, -18, 19], colour) + circle([-6, -25, 5], "#ffffff", 0.7);
