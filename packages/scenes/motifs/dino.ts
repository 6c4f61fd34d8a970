import type { Palette } from "../hours.ts";
import { circle, shape, soft, stroke } from "../ink/shapes.ts";

/** The skeleton of a dinosaur that faces left. */
export const dino = (palette: Palette): string =>
  soft([10, 2, 190, 14]) +
  stroke("M-178 -206Q-150 -196 -128 -146Q-96 -84 -20 -96Q60 -110 96 -72Q130 -36 196 -30", ["#fff1d8", 15]) +
  shape("M-214 -196Q-222 -218 -196 -226Q-166 -230 -160 -210Q-160 -192 -184 -192L-206 -188Z", "#fff1d8") +
  circle([-184, -212, 5], palette.ink) +
  stroke("M-210 -198L-182 -200", [palette.ink, 3]) +
  Array.from({ length: 8 }, (_, i) =>
    stroke(`M${-74 + i * 20} ${-100 - Math.sin(i / 2.4) * 8}q-20 ${34 - Math.abs(3 - i) * 3} 2 ${66 - Math.abs(3 - i) * 8}`, [
      "#fff1d8",
      6.5,
    ]),
  ).join("") +
  stroke("M-78 -50Q-20 -26 56 -54", ["#e9d5b6", 6]) +
  (
    [
      [-84, -98],
      [-58, -92],
      [70, -88],
      [96, -74],
    ] as const
  )
    .map(([x, y], i) =>
      stroke(`M${x} ${y}L${x + (i % 2 ? 10 : -12)} ${y / 2}L${x + (i % 2 ? 4 : -6)} -4`, [i % 2 ? "#fff1d8" : "#e9d5b6", 12]),
    )
    .join("");
