import { darker, mix } from "../ink/colour.ts";
import { box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A barrel sauna that stands on (0, 0), its door to the left. */
export const barrelSauna = (ink: string): string =>
  soft([0, 4, 260, 18], 0.3) +
  stroke("M-150 -10V10M150 -10V10", ["#5d3a24", 40]) +
  box([150, -420, 34, 150, 4], mix(ink, "#ffffff", 0.12)) +
  shape("M-60 -330H200Q290 -300 290 -170T200 -10H-60Z", "#8a5a38") +
  stroke("M0 -330H220M0 -270H276M0 -210H288M0 -150H290M0 -90H276M0 -36H240", [darker("#8a5a38"), 5], 0.7) +
  circle([-60, -170, 166], "#6b4029") +
  circle([-60, -170, 150], "#b9804e") +
  stroke("M-160 -270V-70M40 -270V-70", [darker("#b9804e"), 5], 0.6) +
  box([-120, -290, 120, 258, 10], "#5d3a24") +
  box([-108, -278, 96, 234, 8], "#ffd98a") +
  oval([-60, -130, 28, 40], "#c77a4a", 0.6) +
  circle([-60, -190, 22], "#c77a4a", 0.6) +
  box([-22, -170, 8, 44, 4], "#fffaf0");

/** A stool with folded towels that stands at (x, y). */
export const stool = ([x, y]: readonly [number, number], { accent, light }: Stage): string =>
  soft([x, y, 70, 9]) +
  stroke(`M${x - 44} ${y - 60}l-10 58M${x + 44} ${y - 60}l10 58`, ["#8a5a38", 11]) +
  box([x - 62, y - 72, 124, 16, 6], "#b9855a") +
  box([x - 46, y - 94, 92, 22, 9], light) +
  box([x - 40, y - 114, 80, 22, 9], accent);

/** Curls of steam above (x, y). */
export const steamOver = ([x, y]: readonly [number, number], count: number): string =>
  stroke(
    each(count, (i) => `M${x + (i - count / 2) * 80} ${y}q-26 -34 0 -70t0 -70`),
    ["#ffffff", 16],
    0.4,
  );
