import { darker, paler } from "../ink/colour.ts";
import { box, circle, each, shape, stroke } from "../ink/shapes.ts";

/** A padlock with a row of letters to turn, around (0, 0), 200 units wide. */
export const padlock = (metal: string): string =>
  stroke("M-62 -20V-90Q-62 -150 0 -150Q62 -150 62 -90V-20", ["#c3ccd6", 32]) +
  stroke("M-70 -30V-90Q-68 -152 -6 -156", ["#ffffff", 7], 0.6) +
  box([-100, -40, 200, 170, 28], metal) +
  box([40, -40, 60, 170, 28], darker(metal, 0.16)) +
  box([-76, 6, 152, 56, 10], "#2b2438") +
  each(
    4,
    (i) =>
      box([-70 + i * 36, 12, 32, 44, 5], "#fff6e0") +
      shape(["M-62 44l8 -22h4l8 22Z", "M-18 22h12v22h-12Z", "M10 44q-2 -22 8 -22t8 22Z", "M46 22h14l-7 22Z"][i] ?? "", "#2b2438"),
  ) +
  circle([0, 96, 13], "#2b2438") +
  box([-84, -26, 60, 11, 5.5], paler(metal, 0.5), 0.8);
