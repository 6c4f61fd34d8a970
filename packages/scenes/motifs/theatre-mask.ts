import { darker } from "../ink/colour.ts";
import { shape, stroke } from "../ink/shapes.ts";

/** A mask of the theatre around (0, 0), 200 units wide: it laughs, or it weeps. */
export const theatreMask = (colour: string, laughs: boolean): string =>
  shape("M-96 -104Q0 -66 96 -104Q112 60 0 126Q-112 60 -96 -104Z", colour) +
  shape("M30 -84Q64 -90 96 -104Q112 60 0 126Q66 40 30 -84Z", darker(colour, 0.14)) +
  (laughs
    ? shape("M-58 -22Q-36 -54 -12 -22Q-36 -34 -58 -22ZM58 -22Q36 -54 12 -22Q36 -34 58 -22Z", "#2b1a2e") +
      shape("M-56 24Q0 44 56 24Q46 96 0 96Q-46 96 -56 24Z", "#2b1a2e") +
      shape("M-26 78Q0 60 26 78Q14 92 0 92Q-14 92 -26 78Z", "#e2604e")
    : shape("M-62 -20Q-40 -8 -14 -34Q-20 -2 -44 2Q-58 -2 -62 -20ZM62 -20Q40 -8 14 -34Q20 -2 44 2Q58 -2 62 -20Z", "#2b1a2e") +
      shape("M-44 84Q-30 34 0 34Q30 34 44 84Q0 58 -44 84Z", "#2b1a2e") +
      shape("M-44 12Q-56 34 -44 42Q-32 34 -44 12Z", "#6fc0de")) +
  stroke(laughs ? "M-62 -52Q-40 -74 -14 -58M62 -52Q40 -74 14 -58" : "M-66 -46Q-34 -48 -14 -70M66 -46Q34 -48 14 -70", [
    darker(colour, 0.5),
    8,
  ]);
