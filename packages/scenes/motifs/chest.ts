import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, circle, shape, soft } from "../ink/shapes.ts";

/** An open chest of gold, with its own light. */
export const chest = (palette: Palette): string =>
  glow([0, -62, 150], "#ffe08a", 0.85) +
  soft([0, 0, 92, 10]) +
  shape("M-80 -62Q-84 -128 -60 -132H60Q84 -128 80 -62Z", "#7a4326") +
  box([-66, -82, 132, 26, 12], "#ffd75e") +
  (
    [
      [-40, -84],
      [-12, -92],
      [18, -88],
      [44, -82],
    ] as const
  )
    .map(([x, y]) => circle([x, y, 15], "#ffd75e") + circle([x - 3, y - 3, 10], "#ffe999"))
    .join("") +
  box([-84, -64, 168, 64, 8], "#a05c30") +
  box([34, -64, 50, 64, 8], "#85492a") +
  box([-84, -64, 168, 11, 3], palette.pop) +
  box([-60, -64, 15, 64], palette.pop) +
  box([45, -64, 15, 64], darker(palette.pop)) +
  box([-15, -60, 30, 34, 5], palette.pop) +
  circle([0, -46, 5.5], palette.ink) +
  box([-2.5, -46, 5, 13], palette.ink);
