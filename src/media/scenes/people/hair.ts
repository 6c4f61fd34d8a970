import { circle, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

/** Hair of a head that lies at (0, -91) with a radius of 11: what hangs behind it, and what lies on it. */
export type Hair = (colour: string, cloth: string) => { behind: string; front: string };

const fringe = "M-12 -88Q-14.5 -105 1 -104.5Q14 -103 12 -91Q6 -98 -3 -97.5Q-9 -96 -12 -88Z";
const parting = "M-12 -86Q-15 -105 1 -104.5Q14 -103 12 -89Q9 -97 2 -99Q-2 -94 -9 -94Z";

/** The ways people wear their hair. */
export const hairdos: readonly Hair[] = [
  (colour) => ({ behind: "", front: stamp(shape(fringe, "inherit"), colour) }),
  (colour) => ({
    behind: shape("M-12.5 -90Q-17 -70 -12 -66Q0 -62 12 -66Q16 -72 12.5 -90Z", colour),
    front: stamp(shape(parting, "inherit"), colour),
  }),
  (colour) => ({ behind: circle([-8, -106, 6.5], colour), front: stamp(shape(fringe, "inherit"), colour) }),
  (colour) => ({ behind: shape("M-7 -101Q-27 -102 -22 -74Q-14 -80 -9 -90Z", colour), front: stamp(shape(fringe, "inherit"), colour) }),
  (colour) => ({
    behind: circle([-2, -96, 15.5], colour),
    front: shape("M-12 -90Q-12 -104 1 -104Q13 -103 12 -92Q4 -99 -4 -98Z", colour),
  }),
  (colour) => ({
    behind: "",
    front: [[-10, -94], [-8, -101], [-1, -104], [6, -103], [11, -98]]
      .map(([x = 0, y = 0]) => circle([x, y, 5], colour))
      .join(""),
  }),
  (colour) => ({
    behind: "",
    front: shape("M-11.5 -90Q-9 -77 3 -77.500Q13 -79 11.5 -90Q8 -84 3 -85Q-4 -84 -8 -92Z", colour)
      + stamp(shape(fringe, "inherit"), colour),
  }),
  (colour) => ({
    behind: "",
    front: shape("M-12 -89Q-14 -104 -2 -105Q8 -112 15 -103Q14 -97 11 -94Q2 -99 -4 -97Q-9 -96 -12 -89Z", colour),
  }),
  (colour) => ({
    behind: oval([-14, -86, 5, 9], colour) + oval([-11, -95, 3, 3], "#e4577a"),
    front: stamp(shape(parting, "inherit"), colour),
  }),
  (colour) => ({
    behind: "",
    front: shape("M-11.5 -88Q-13 -96 -9 -99Q-8 -93 -8.5 -86Z", colour)
      + stroke("M0.5 -89.500A3 3 0 1 0 6 -90A3 3 0 1 0 0.5 -89.500M6.5 -91A3 3 0 1 0 11 -90", ["#2b1a1a", 0.9]),
  }),
  (_colour, cloth) => ({
    behind: shape("M-12 -92Q-18 -70 -13 -66Q0 -60 12 -68L8 -84Z", cloth),
    front: shape("M-13 -84Q-16 -106 1 -105.500Q15 -104 12.5 -93Q3 -101 -5 -96Q-8 -88 -4 -79Q-12 -76 -13 -84Z", cloth),
  }),
];
