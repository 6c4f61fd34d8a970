import { circle, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const shade = "#1a1030";
const body =
  shape(
    "M96 -6Q128 -26 138 -14Q126 -6 140 4Q116 8 92 0Q20 10 -50 2Q-86 -4 -82 -40Q-80 -66 -56 -66Q-34 -64 -32 -44Q30 -52 96 -6Z",
    "inherit",
  ) +
  shape("M92 0Q20 10 -50 2Q-70 -2 -78 -18Q-20 -2 96 -6Z", shade, 0.2) +
  shape("M-36 -10Q-16 0 -18 10Q-42 10 -50 -6Z", shade, 0.35);

/** A seal that lies on (0, 0) and looks left. */
export const seal = (colour: string): string =>
  stamp(body, colour) +
  circle([-66, -46, 4], "#1d1a24") +
  oval([-82, -40, 4, 3], "#1d1a24") +
  stroke("M-76 -34l-18 4M-76 -32l-14 9", ["#fff6e6", 1.5], 0.8);
