import { mix, paler } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, circle, each, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** The projector in the middle of a planetarium; it stands at (x, y). */
export const starProjector = (x: number, y: number, { accent, ink, light }: Stage): string =>
  soft([x, y, 100, 12], 0.4) +
  stroke(`M${x - 60} ${y}L${x - 30} ${y - 110}M${x + 60} ${y}L${x + 30} ${y - 110}`, [mix(ink, "#ffffff", 0.25), 14]) +
  glow([x, y - 150, 170], light, 0.7) +
  circle([x - 34, y - 130, 52], mix(ink, "#ffffff", 0.2)) +
  circle([x + 34, y - 186, 52], mix(ink, "#ffffff", 0.3)) +
  each(
    5,
    (i) =>
      circle([x + 8 + (i % 3) * 26, y - 208 + Math.floor(i / 3) * 36, 7], "#fff8d8") +
      circle([x - 62 + (i % 3) * 26, y - 148 + Math.floor(i / 3) * 36, 7], "#fff8d8"),
  ) +
  stroke(`M${x - 6} ${y - 186}L${x + 6} ${y - 128}`, [accent, 30]);

/** A chart of the planets on the wall. */
export const planetChart = ([x, y]: readonly [number, number], { light, accent, pop, ink, water: blue }: Stage): string =>
  box([x - 120, y - 130, 240, 280, 8], paler(light, 0.4)) +
  box([x - 104, y - 114, 208, 248, 6], mix(ink, blue, 0.2)) +
  stroke(
    `M${x - 70} ${y + 10}a70 70 0 1 1 140 0a70 70 0 1 1 -140 0M${x - 40} ${y + 10}a40 40 0 1 1 80 0a40 40 0 1 1 -80 0`,
    [light, 3],
    0.5,
  ) +
  circle([x, y + 10, 20], pop) +
  circle([x + 40, y + 10, 9], accent) +
  circle([x - 50, y - 38, 13], blue) +
  circle([x + 20, y + 78, 8], "#8fb6e9");

/** A lantern to hold. */
export const lantern = (): string =>
  stroke("M0 2V10", ["#3a3347", 2]) +
  box([-7, 10, 14, 19, 3], "#ffd98a") +
  box([-8, 8, 16, 4, 2], "#3a3347") +
  box([-8, 27, 16, 4, 2], "#3a3347");
