import { box, soft, stroke } from "../ink/shapes.ts";
import { framed } from "./framed.ts";
import { at } from "../ink/shapes.ts";

/** An easel with a painting on it; `view` is drawn on the stage of 1200 × 900. */
export const easel = (view: string): string =>
  soft([0, 4, 90, 9]) +
  stroke("M-44 -150L-78 4M44 -150L78 4M0 -218V-10", ["#8a5a38", 11]) +
  at([0, -120, 1], framed({ width: 188, height: 134, edge: "#fffaf0" }, view)) +
  box([-114, -46, 228, 13, 4], "#a87145") +
  box([-16, -208, 32, 12, 3], "#6f452a");
