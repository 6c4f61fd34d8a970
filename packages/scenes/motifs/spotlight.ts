import { box, shape, soft, stroke } from "../ink/shapes.ts";

/** A lamp on a stand that stands on (0, 0), its beam falling to the right. */
export const spotlight = (light: string): string =>
  shape("M46 -352L520 -270L470 0L40 -296Z", light, 0.16) +
  soft([0, 0, 70, 8]) +
  stroke("M0 -70L-54 0M0 -70L54 0M0 -310V-6", ["#4a4358", 9]) +
  `<g transform="rotate(14 0 -320)">${shape("M-44 -352H20L60 -376V-264L20 -288H-44Q-60 -320 -44 -352Z", "#2f2a44")}${box([56, -380, 12, 120, 5], light)}</g>`;
