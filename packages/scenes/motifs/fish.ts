import { darker } from "../ink/colour.ts";
import { circle, shape } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const body =
  shape("M16 0L40 -16Q34 0 40 16ZM-24 0Q-14 -18 4 -16Q22 -10 24 0Q22 10 4 16Q-14 18 -24 0Z", "inherit") +
  shape("M-2 -16Q6 -26 14 -20L10 -12Z", "inherit") +
  circle([-13, -4, 3], "#1b1030");

/** A small fish that swims to the left, about 60 units long. */
export const fish = (colour: string): string => stamp(body, colour);

/** A fish with stripes. */
export const stripedFish = (colour: string): string =>
  stamp(body, colour) + shape("M-6 -16Q-10 0 -6 16H0Q-4 0 0 -16ZM8 -15Q5 0 8 15H13Q10 0 13 -12Z", darker(colour, 0.5), 0.6);
