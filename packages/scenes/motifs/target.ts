import { at, circle, each, shape, soft, stroke } from "../ink/shapes.ts";
import { arrow } from "./arrow.ts";

/** A straw target on its easel with some arrows, its middle at (0, -100). */
export const target = (arrows: number): string =>
  soft([0, 2, 74, 9]) +
  stroke("M-30 -60L-56 2M30 -60L56 2M0 -150L14 0", ["#8a5a38", 9]) +
  [
    [72, "#e2bd74"],
    [64, "#fff8ee"],
    [52, "#2f3350"],
    [40, "#3f9bd8"],
    [27, "#e8463f"],
    [13, "#ffd34d"],
  ]
    .map(([r, colour]) => circle([0, -100, Number(r)], String(colour)))
    .join("") +
  shape("M30 -165A72 72 0 0 1 30 -35Q62 -100 30 -165Z", "#1a1030", 0.12) +
  each(arrows, (i) => at([[4, -20, 22, -8][i % 4] ?? 0, [-104, -84, -118, -126][i % 4] ?? 0, 1], arrow()));
