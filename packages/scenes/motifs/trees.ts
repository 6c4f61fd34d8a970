import { box, circle, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const shade = "#1a1030";
const leaves = [
  [-60, -96],
  [-46, -142],
  [30, -168],
  [76, -130],
  [66, -92],
] as const;
const crown = leaves.map(([x, y]) => {
  const bend = (14 + x) / 2;
  return `M14 -118Q${bend} ${y - 26} ${x} ${y}Q${bend + 6} ${y + 4} 14 -118Z`;
});

const outlines = {
  round:
    box([-3, -34, 6, 34, 2], shade, 0.6) + circle([0, -58, 32], "inherit") + shape("M6 -89A32 32 0 0 1 6 -27Q24 -58 6 -89Z", shade, 0.2),
  poplar:
    box([-2.5, -24, 5, 24, 2], shade, 0.6) +
    oval([0, -78, 17, 62], "inherit") +
    shape("M3 -140A17 62 0 0 1 3 -16Q12 -78 3 -140Z", shade, 0.2),
  pine:
    box([-3, -16, 6, 16], shade, 0.6) +
    shape("M0 -124L21 -76H13L28 -46H18L34 -14H-34L-18 -46H-28L-13 -76H-21Z", "inherit") +
    shape("M0 -124L21 -76H13L28 -46H18L34 -14H5L6 -46L4 -76Z", shade, 0.2),
  birch:
    box([-3, -70, 6, 70, 2], "#f4ece4") +
    stroke("M-3 -20H1M0 -36H3M-3 -48H0", ["#5a4a4a", 2]) +
    oval([-10, -84, 20, 25], "inherit") +
    oval([10, -98, 19, 28], "inherit") +
    oval([12, -96, 15, 25], shade, 0.12) +
    oval([-4, -112, 13, 17], "inherit"),
  willow:
    stroke("M0 0Q-4 -30 2 -52", ["#4a3a34", 9]) +
    oval([2, -76, 40, 28], "inherit") +
    shape(
      "M-38 -78Q-46 -40 -40 -12Q-34 -30 -31 -14Q-27 -34 -23 -4Q-18 -30 -14 -14Q-8 -34 -4 -20" +
        "Q0 -40 6 -24Q10 -34 14 -10Q20 -34 24 -6Q28 -32 33 -16Q37 -34 41 -20Q46 -46 42 -80Z",
      "inherit",
    ) +
    shape("M14 -100Q48 -92 42 -50L41 -20Q37 -34 33 -16Q28 -32 24 -6Q22 -60 14 -100Z", shade, 0.16),
  palm:
    stroke("M0 0Q-6 -60 14 -118", ["#9a6a44", 8]) +
    shape(crown.join(""), "inherit") +
    circle([10, -110, 6], "#7a4a2e") +
    circle([19, -111, 6], "#8a5a38"),
} as const;

/** The name of a tree. */
export type TreeShape = keyof typeof outlines;

/** A tree that stands on (0, 0), about 100 units tall, in any green. */
export const tree = (sort: TreeShape, green: string): string => stamp(outlines[sort], green);
