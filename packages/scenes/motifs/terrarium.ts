import { darker, mix, paler } from "../ink/colour.ts";
import { clipped } from "../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";
import { flower } from "./flowers.ts";

/** A glass bell with a small garden in it, that stands on (0, 0). */
export function glassGarden(stage: Stage): string {
  const { roll, pop, accent, water: blue } = stage;
  const green = roll.shuffled(["#3f8f5a", "#69b06a", "#2f7a66", "#8fbf62"]);
  const glass = "M-120 -8V-210Q-120 -330 0 -334Q120 -330 120 -210V-8Z";
  const leaves = (count: number, tall: number) =>
    each(count, (i) => {
      const x = (i - (count - 1) / 2) * (170 / count);
      return `M${x * 0.4} -70Q${x * 1.3} ${-tall} ${x * 1.7} ${-tall - 20 + Math.abs(x) * 0.7}Q${x * 0.7 + 10} ${-tall * 0.7} ${x * 0.4 + 9} -70Z`;
    });
  return (
    soft([0, 2, 140, 13], 0.3) +
    shape(glass, "#ffffff", 0.38) +
    clipped(
      glass,
      box([-130, -40, 260, 40], "#5b3a26") +
        box([-130, -58, 260, 22], mix("#d9b384", blue, 0.1)) +
        shape("M-130 -50Q-60 -110 0 -70T130 -62V-50Z", darker(green[0] ?? "#3f8f5a", 0.15)) +
        shape(leaves(9, 230), green[0] ?? "#3f8f5a") +
        shape(leaves(6, 150), green[1] ?? "#69b06a") +
        [-92, -66, -78, 88, 66].map((leafX, i) => circle([leafX, -90 - i * 9, 22], green[2 + (i % 2)] ?? "#8fbf62")).join("") +
        each(3, (i) => at([-62 + i * 60, -96 - (i % 2) * 60, 0.5], flower("daisy", i % 2 ? pop : accent))) +
        oval([-78, -62, 26, 15], "#b9b0b8") +
        oval([74, -60, 20, 12], "#d0c8cc"),
    ) +
    shape("M-100 -40V-206Q-98 -290 -40 -312Q-78 -270 -76 -200V-40Z", "#ffffff", 0.5) +
    circle([0, -344, 15], "#ffffff", 0.8) +
    box([-142, -14, 284, 20, 10], paler("#b9764a", 0.1))
  );
}

/** A small pot with a cactus in it. */
export const cactus = (clay: string, green: string): string =>
  soft([0, 0, 46, 7]) +
  shape("M-22 -58Q-30 -130 0 -134Q30 -130 22 -58Z", green) +
  stroke("M-24 -84Q-54 -84 -50 -112M22 -92Q48 -92 44 -118", [green, 17]) +
  stroke("M-8 -120v50M8 -120v50", [darker(green), 4], 0.5) +
  circle([0, -136, 11], "#e4577a") +
  shape("M-40 -64H40L30 0H-30Z", clay) +
  shape("M12 -64H40L30 0H10Z", "#1a1030", 0.14);
