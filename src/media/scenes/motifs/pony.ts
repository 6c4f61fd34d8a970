import { darker, paler } from "../ink/colour.ts";
import { circle, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A pony that faces left, its back at (0, -96). */
export const pony = ([coat, mane]: readonly [coat: string, mane: string]): string =>
  soft([0, 0, 82, 9]) + stroke("M-34 -52L-40 -6M46 -52L54 -6", [darker(coat, 0.3), 15]) + stroke("M62 -84Q92 -74 84 -20", [mane, 17])
  + shape("M-56 -84Q-40 -100 0 -96Q40 -100 62 -90Q78 -74 66 -50Q40 -40 0 -40Q-40 -40 -54 -52Z", coat) + shape("M-50 -56Q0 -44 70 -66Q74 -54 66 -50Q40 -40 0 -40Q-40 -40 -54 -52Z", darker(coat, 0.14))
  + stroke("M-44 -54L-46 -6M34 -52L34 -6", [coat, 16]) + stroke("M-46 -6V-2M34 -6V-2M-40 -6V-2M54 -6V-2", ["#3a2c33", 16])
  + shape("M-28 -88Q-50 -120 -66 -148L-92 -136Q-84 -90 -54 -62Z", coat) + shape("M-60 -160Q-40 -150 -34 -128Q-28 -104 -16 -92L-34 -84Q-48 -104 -66 -146Z", mane)
  + shape("M-66 -152Q-86 -156 -98 -136L-118 -112Q-124 -98 -112 -94Q-102 -92 -94 -100L-68 -120Z", coat) + shape("M-110 -120Q-126 -108 -120 -97Q-110 -90 -102 -95Z", paler(coat, 0.45))
  + shape("M-70 -152L-68 -174L-56 -154Z", coat) + shape("M-76 -156Q-92 -152 -90 -134Q-78 -140 -66 -156Z", mane) + circle([-90, -130, 3.6], "#2b1a1a") + oval([-114, -104, 2.4, 3], "#2b1a1a");
