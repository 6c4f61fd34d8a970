import { darker, mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, each, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { cow } from "../../motifs/cow.ts";
import { segway as machine, step } from "../../motifs/segway.ts";
import { windmill } from "../../motifs/windmill.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { city } from "../../places/city.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { polder } from "../../places/polder.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle } from "../../stage.ts";

const town: Layout = {
  hours: ["noon", "morning", "dusk", "spring"],
  horizon: [0.58, 0.62],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const x = middle + lit * roll.between(-30, 40);
    const stones = mix("#d6bfa9", ink, 0.1);
    const joints = each(15, (i) => `M${(i % 5) * 280 - (Math.floor(i / 5) % 2) * 140} ${ground + 60 + Math.floor(i / 5) * 76}h110`);
    return [
      sky(stage, 0.35),
      city(stage, ground, roll.between(1.2, 1.4)),
      box([0, ground, 1200, 400], fade([stones, mix(stones, ink, 0.35)])),
      box([0, ground + 16, 1200, 10], paler(stones, 0.45)) + stroke(joints, [paler(stones, 0.5), 6], 0.5),
      trees(stage, "round", { count: 1, y: ground + 24, scale: 2.3, depth: 0.06, span: lit > 0 ? [60, 160] : [1040, 1140] }),
      standing(stage, [middle + lit * 150, ground + 40, 1.7, -lit], [roll.pick(["point", "wave"])]),
      at([x - lit * 300, 740, 1.95, lit], machine(painted(stage, 1))),
      at([x + lit * 300, 770, 2.2, lit], machine(painted(stage, 2))),
      at([x, 826, 2.65, lit], machine(painted(stage, 0))),
    ];
  },
};

const slalom: Layout = {
  hours: ["autumn", "spring", "noon"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, land } = stage;
    const track = `M${middle - lit * 700} ${ground + 170}Q${middle - lit * 100} ${ground + 60} ${middle + lit * 660} ${ground + 150}V900H${middle - lit * 700}Z`;
    const cone = (dx: number, y: number, k: number) => at([middle + lit * dx, y, k], pylon());
    return [
      sky(stage, 0.3),
      forest(stage),
      shape(track, mix("#d2a873", land, 0.3)),
      stroke(
        `M${middle - lit * 640} ${ground + 250}Q${middle} ${ground + 150} ${middle + lit * 640} ${ground + 250}`,
        [paler("#d2a873", 0.2), 14],
        0.5,
      ),
      cone(300, ground + 130, 1.1),
      at([middle + lit * 440, ground + 190, 1.6, lit], machine(painted(stage, 1))),
      cone(90, ground + 180, 1.4),
      standing(stage, [middle - lit * 440, 770, 3.2, lit], [roll.pick(["point", "clap"]), { hat: "cap", over: "vest" }]),
      at([middle - lit * 190, ground + 240, 1.9, lit], machine(painted(stage, 2))),
      cone(-40, ground + 270, 1.8),
      at([middle + lit * 150, 830, 2.7, lit], machine(painted(stage, 0))),
      cone(450, 850, 2.5) + cone(-300, 862, 2.4),
      reeds(stage, -lit),
    ];
  },
};

const steps: Layout = {
  hours: ["spring", "sunset", "noon", "morning"],
  horizon: [0.46, 0.5],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, ink, land } = stage;
    const x = middle + lit * roll.between(-20, 60);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground, rise: 50, depth: 0.55 }),
      polder(stage),
      at([middle + lit * 420, ground + 30, roll.between(2, 2.4), lit], windmill(stage)),
      trees(stage, "poplar", { count: 4, y: ground + 8, scale: 0.7, depth: 0.34 }),
      at([middle - lit * 180, ground + 80, 0.7, lit], cow()),
      at([middle + lit * 130, ground + 60, 0.5, -lit], cow()),
      shape(`M-20 900V690Q${middle} 640 1220 690V900Z`, darker(land, 0.06)),
      shape(`M-20 756Q${middle} 712 1220 756V838Q${middle} 800 -20 838Z`, mix("#e7cfa8", ink, 0.08)),
      at([x + lit * 370, 750, 1.5, lit], step(painted(stage, 1))),
      at([x - lit * 410, 766, 1.7, lit], step(painted(stage, 2))),
      at([x - lit * 20, 800, 2.35, lit], step(painted(stage, 0))),
      reeds(stage, -lit),
    ];
  },
};

/** The colours of one machine among several. */
function painted(stage: Stage, i: number): Stage {
  const paints = [stage.accent, stage.pop, "#3d7fb5", "#2a9d83"];
  return { ...stage, accent: paints[i] ?? stage.accent, pop: i === 1 ? "#fff3e0" : stage.pop };
}

const pylon = (): string =>
  soft([0, 0, 30, 6]) +
  box([-26, -8, 52, 9, 3], "#d9622b") +
  shape("M-17 -8L-4 -66Q0 -70 4 -66L17 -8Z", "#f07b36") +
  shape("M-13 -26L-9 -42H9L13 -26Z", "#fff6e6");

/** By segway: through the town, a slalom in the wood, and by kick scooter over the dike. */
export const segway: Kind = [town, slalom, steps];
