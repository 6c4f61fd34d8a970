import { darker } from "../ink/colour.ts";
import { box, circle, oval, shape, soft, stroke, turned } from "../ink/shapes.ts";

/** A goat that faces left. */
export const goat = (colour = "#c98b5a"): string =>
  soft([0, 0, 52, 7]) +
  [-30, -18, 20, 32].map((x) => box([x - 4, -40, 8, 40, 3], darker(colour, 0.25))).join("") +
  shape("M-40 -76Q-10 -84 36 -80Q50 -76 48 -52Q46 -32 30 -32H-28Q-42 -36 -46 -58Z", colour) +
  shape("M-46 -58Q-42 -36 -28 -32H30Q46 -32 48 -52Q10 -40 -46 -58Z", darker(colour)) +
  shape("M-30 -74L-44 -122Q-60 -126 -76 -108Q-80 -98 -66 -96L-54 -96L-46 -58Z", colour) +
  shape("M-66 -96Q-66 -82 -60 -78Q-56 -88 -56 -96Z", "#fff3e0") +
  stroke("M-50 -120Q-38 -140 -24 -140M-44 -118Q-32 -132 -18 -130", ["#f3e0b8", 5]) +
  turned([-34, -110, 16], oval([-34, -110, 13, 5.5], darker(colour))) +
  circle([-58, -110, 3], "#2b1a1a") +
  stroke("M46 -74Q58 -80 56 -92", [colour, 6]);
