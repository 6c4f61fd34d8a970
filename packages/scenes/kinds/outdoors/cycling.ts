import { darker, mix } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, each, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bicycle } from "../../motifs/bicycle.ts";
import { cow } from "../../motifs/cow.ts";
import { sheep } from "../../motifs/sheep.ts";
import { signpost } from "../../motifs/signpost.ts";
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
import { water } from "../../places/water.ts";
import { middle } from "../../stage.ts";

const dike: Layout = {
  hours: ["noon", "spring", "sunset", "morning"],
  horizon: [0.46, 0.52],
  draw(stage) {
    const { lit, ground, roll, ink, land, accent, pop, water: blue } = stage;
    const path = `M-20 742Q${middle} 700 1220 742V800Q${middle} 762 -20 800Z`;
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground, rise: 50, depth: 0.55 }),
      polder(stage),
      at([middle + lit * 410, ground + 30, roll.between(1.8, 2.3), lit], windmill(stage)),
      trees(stage, "poplar", { count: 6, y: ground + 8, scale: 0.6, depth: 0.36 }),
      at([middle - lit * 420, ground + 110, 0.6, lit], cow()),
      at([middle - lit * 40, ground + 90, 0.5, -lit], sheep()),
      shape(`M-20 900V700Q${middle} 640 1220 700V900Z`, darker(land, 0.06)),
      shape(path, mix("#e7cfa8", ink, 0.08)),
      at([middle + lit * 340, 740, 1.75, lit], bicycle(stage, pop)),
      at([middle - lit * 350, 746, 1.85, lit], bicycle(stage, blue)),
      at([middle - lit * 20, 760, 2.35, lit], bicycle(stage, accent)),
      reeds(stage),
    ];
  },
};

const trail: Layout = {
  hours: ["autumn", "spring", "morning", "noon"],
  focus: [0.5, 0.42],
  horizon: [0.46, 0.5],
  draw(stage) {
    const { lit, ground, accent, pop } = stage;
    const hill =
      `M${middle - lit * 640} 900V${ground + 90}Q${middle - lit * 330} ${ground + 70} ${middle - lit * 30} ${ground + 220}` +
      `T${middle + lit * 640} ${ground + 350}V900Z`;
    const helmet = { hat: "helmet" } as const;
    return [
      sky(stage, 0.3),
      forest(stage),
      at([middle + lit * 400, ground + 140, 1.25, -lit], bicycle(stage, pop, helmet)),
      shape(hill, mix("#b07a4c", stage.land, 0.25)),
      stroke(hill.split("V900Z")[0] ?? "", [darker("#8a5a38", 0.1), 16]),
      each(5, (i) => shape(`M${middle + lit * (-430 + i * 190)} ${ground + 190 + i * 66}l26 -22l32 10l8 24Z`, darker("#8a6a4f", 0.2))),
      turned([middle - lit * 120, ground + 60, lit * 24], at([middle - lit * 120, ground + 130, 2.5, lit], bicycle(stage, accent, helmet))),
      turned(
        [middle - lit * 470, ground + 80, lit * 8],
        at([middle - lit * 470, ground + 92, 1.6, lit], bicycle(stage, stage.water, helmet)),
      ),
      reeds(stage, -lit),
    ];
  },
};

const town: Layout = {
  hours: ["morning", "noon", "dusk"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { lit, ground, accent, pop, ink } = stage;
    const quay = ground + 130;
    return [
      sky(stage, 0.4),
      city(stage, ground, 1),
      water(stage, ground),
      box([0, quay, 1200, 400], fade([mix("#c9a88f", ink, 0.1), mix("#a9836b", ink, 0.3)])),
      box([0, quay - 14, 1200, 18], mix("#e3cbb8", ink, 0.1)),
      stroke(each(7, (i) => `M${80 + i * 190} ${quay}V${quay - 66}`) + `M0 ${quay - 60}H1200`, [ink, 7]),
      at([middle + lit * 470, 720, 2.2, -lit], signpost(stage)),
      standing(stage, [middle + lit * 330, 740, 2.6, lit], ["point"]),
      at([middle - lit * 380, 752, 1.9, lit], bicycle(stage, pop)),
      at([middle - lit * 20, 790, 2.5, lit], bicycle(stage, accent)),
    ];
  },
};

/** Cycling: along the dike, on a forest trail, and by the quay. */
export const cycling: Kind = [dike, trail, town];
