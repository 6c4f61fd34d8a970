import { circle, oval, shape } from "../ink/shapes.ts";

const crown =
  "M-118 0Q-150 -40 -150 -84Q-112 -62 -92 -22Q-104 -84 -78 -128Q-48 -84 -50 -26Q-30 -64 0 -70Q30 -64 50 -26Q48 -84 78 -128Q104 -84 92 -22Q112 -62 150 -84Q150 -40 118 0Z";

/** The crown of water behind somebody who fell in at (0, 0). */
export const splash = (foam: string): string =>
  shape(crown, foam, 0.85) +
  circle([-128, -122, 9], foam) +
  circle([126, -126, 8], foam) +
  circle([-44, -156, 7], foam) +
  circle([52, -164, 10], foam);

/** The ring of foam in front of them. */
export const foamRing = (foam: string): string => oval([0, 0, 138, 18], foam, 0.8) + oval([20, 14, 190, 9], foam, 0.35);
