import { circle, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

/** Hair for a head at (0, -91) with a radius of 11: the part behind it, and the part on it. */
type Hairdo = (colour: string, cloth: string) => { behind: string; front: string };

const fringe = shape("M-12 -88Q-14.5 -105 1 -104.5Q14 -103 12 -91Q6 -98 -3 -97.5Q-9 -96 -12 -88Z", "inherit");
const parting = shape("M-12 -86Q-15 -105 1 -104.5Q14 -103 12 -89Q9 -97 2 -99Q-2 -94 -9 -94Z", "inherit");
const long = shape("M-12.5 -90Q-17 -70 -12 -66Q0 -62 12 -66Q16 -72 12.5 -90Z", "inherit");
const tail = shape("M-7 -101Q-27 -102 -22 -74Q-14 -80 -9 -90Z", "inherit");
const wide = shape("M-12 -90Q-12 -104 1 -104Q13 -103 12 -92Q4 -99 -4 -98Z", "inherit");
const quiff = shape("M-12 -89Q-14 -104 -2 -105Q8 -112 15 -103Q14 -97 11 -94Q2 -99 -4 -97Q-9 -96 -12 -89Z", "inherit");
const beard = shape("M-11.5 -90Q-9 -77 3 -77.5Q13 -79 11.5 -90Q8 -84 3 -85Q-4 -84 -8 -92Z", "inherit");
const rim = shape("M-11.5 -88Q-13 -96 -9 -99Q-8 -93 -8.5 -86Z", "inherit");
const curls = [
  circle([-10, -94, 5], "inherit"),
  circle([-8, -101, 5], "inherit"),
  circle([-1, -104, 5], "inherit"),
  circle([6, -103, 5], "inherit"),
  circle([11, -98, 5], "inherit"),
].join("");
const glasses = stroke("M-.6 -90.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M5.8 -90.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", ["#2b1a1a", 0.9]);
const veil = "M-12 -92Q-18 -70 -13 -66Q0 -60 12 -68L8 -84Z";
const scarf = "M-13 -84Q-16 -106 1 -105.5Q15 -104 12.5 -93Q3 -101 -5 -96Q-8 -88 -4 -79Q-12 -76 -13 -84Z";

/** Hairstyles of children and adults. */
export const childHairdos: readonly Hairdo[] = [
  (colour) => ({ behind: "", front: stamp(fringe, colour) }),
  (colour) => ({ behind: stamp(long, colour), front: stamp(parting, colour) }),
  (colour) => ({ behind: circle([-8, -106, 6.5], colour), front: stamp(fringe, colour) }),
  (colour) => ({ behind: stamp(tail, colour), front: stamp(fringe, colour) }),
  (colour) => ({ behind: circle([-2, -96, 15.5], colour), front: stamp(wide, colour) }),
  (colour) => ({ behind: "", front: stamp(curls, colour) }),
  (colour) => ({ behind: "", front: stamp(quiff, colour) }),
  (colour) => ({ behind: "", front: stamp(fringe, colour) + glasses }),
  (colour) => ({ behind: oval([-14, -85, 5, 9], colour) + circle([-12, -95, 3], "#e4577a"), front: stamp(parting, colour) }),
  (_colour, cloth) => ({ behind: shape(veil, cloth), front: shape(scarf, cloth) }),
];

/** Hairstyles of adults. */
export const hairdos: readonly Hairdo[] = [
  ...childHairdos,
  (colour) => ({ behind: "", front: stamp(beard, colour) + stamp(fringe, colour) }),
  (colour) => ({ behind: "", front: stamp(rim, colour) + glasses }),
];
