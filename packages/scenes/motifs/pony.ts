import { circle, oval, shape, soft } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const shade = "#1a1030";
const farLegs = "M-42 -56H-27L-33 -4H-48ZM39 -56H54L62 -4H47Z";
const nearLegs = "M-53 -60H-36L-39 -4H-54ZM26 -58H43L42 -4H27Z";
const hooves = "M-54 -7H-39L-38 1H-55ZM27 -7H42V1H26ZM-48 -7H-33L-32 1H-49ZM47 -7H62L63 1H46Z";
const body = [
  soft([0, 0, 82, 9]),
  shape(farLegs, "inherit") + shape(farLegs, shade, 0.3),
  shape("M-56 -84Q-40 -100 0 -96Q40 -100 62 -90Q78 -74 66 -50Q40 -40 0 -40Q-40 -40 -54 -52Z", "inherit"),
  shape("M-50 -56Q0 -44 70 -66Q74 -54 66 -50Q40 -40 0 -40Q-40 -40 -54 -52Z", shade, 0.14),
  shape(nearLegs, "inherit") + shape(hooves, "#3a2c33"),
  shape("M-28 -88Q-50 -120 -66 -148L-92 -136Q-84 -90 -54 -62Z", "inherit"),
].join("");
const head = [
  shape("M-66 -152Q-86 -156 -98 -136L-118 -112Q-124 -98 -112 -94Q-102 -92 -94 -100L-68 -120Z", "inherit"),
  shape("M-110 -120Q-126 -108 -120 -97Q-110 -90 -102 -95Z", "#fff6e6", 0.45),
  shape("M-70 -152L-68 -174L-56 -154Z", "inherit") + circle([-90, -130, 3.6], "#2b1a1a") + oval([-114, -104, 2.4, 3], "#2b1a1a"),
].join("");
const tail = shape("M56 -90Q104 -84 92 -18Q82 -8 76 -20Q84 -62 54 -76Z", "inherit");
const mane = shape("M-60 -160Q-40 -150 -34 -128Q-28 -104 -16 -92L-34 -84Q-48 -104 -66 -146Z", "inherit");
const forelock = shape("M-76 -156Q-92 -152 -90 -134Q-78 -140 -66 -156Z", "inherit");

/** A pony that faces left, its back at (0, -96). */
export const pony = ([coat, hair]: readonly [coat: string, mane: string]): string =>
  stamp(tail, hair) + stamp(body, coat) + stamp(mane, hair) + stamp(head, coat) + stamp(forelock, hair);
