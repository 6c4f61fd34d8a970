import { mix } from "../../ink/colour.ts";
import { at, circle, oval, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { barn } from "../../motifs/barn.ts";
import { club } from "../../motifs/club.ts";
import { cow } from "../../motifs/cow.ts";
import { flag } from "../../motifs/flag.ts";
import { sheep } from "../../motifs/sheep.ts";
import { standing } from "../../people/standing.ts";
import { fence } from "../../places/fence.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { polder } from "../../places/polder.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { middle } from "../../stage.ts";

const green: Layout = {
  hours: ["noon", "morning", "spring"],
  horizon: [0.46, 0.53],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle - lit * roll.between(260, 330);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground, rise: 46, depth: 0.55 }),
      polder(stage),
      skyline(stage, ground + 8, 0.3),
      at([middle + lit * 450, ground + 34, 1.15, lit], barn(stage)),
      at([middle + lit * 40, ground + 96, 0.8, lit], cow()),
      at([middle - lit * 110, ground + 60, 0.5, -lit], cow()),
      at([x, 770, 2.7, lit], oval([0, 2, 30, 8], stage.ink) + flag(stage, 168)),
      standing(stage, [x + lit * 450, 800, 3.1, -lit], ["golf", { hat: "cap", held: club() }]),
      standing(stage, [x + lit * 650, 800, 3, -lit], [roll.pick(["cheer", "wave", "hips"])]),
      soft([x + lit * 192, 812, 40, 8]) + circle([x + lit * 188, 780, 32], "#fffaf0"),
      reeds(stage, -lit),
    ];
  },
};

const curiousCow: Layout = {
  hours: ["spring", "noon", "sunset"],
  horizon: [0.42, 0.47],
  draw(stage) {
    const { roll, lit, ground } = stage;
    return [
      sky(stage),
      hills(stage, { y: ground, rise: 90, depth: 0.52 }),
      trees(stage, "poplar", { count: 9, y: ground + 14, scale: 0.9, depth: 0.3 }),
      meadow(stage, ground + 8),
      fence(stage, ground + 90),
      at([middle - lit * 330, ground + 130, 0.9, -lit], sheep()),
      standing(stage, [middle - lit * 480, ground + 230, 2, lit], ["walk"]),
      standing(stage, [middle - lit * 360, ground + 240, 2, -lit], ["wave"]),
      at([middle + lit * 330, 790, 3.5, lit], cow()),
      circle([middle + lit * 20, 786, 40], "#fffaf0") + stroke(`M${middle + lit * 20 - 20} 764q18 -14 36 0`, ["#d8cfc6", 5]),
      standing(stage, [middle - lit * 190, 810, 3.7, lit], ["golf", { hat: roll.pick(["cap", "straw"]), held: club() }]),
      reeds(stage, lit),
    ];
  },
};

const farewell: Layout = {
  hours: ["sunset", "morning", "autumn"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { lit, ground, land, pop } = stage;
    return [
      sky(stage, 0.6),
      aloft(stage),
      hills(stage, { y: ground, rise: 60, depth: 0.5 }),
      at([middle + lit * 180, ground + 70, 3.1, lit], barn(stage)),
      trees(stage, "round", { count: 5, y: ground + 60, scale: 1.4, depth: 0.14, span: lit > 0 ? [0, 420] : [780, 1200] }),
      meadow({ ...stage, land: mix(land, pop, 0.08) }, ground + 60),
      at([middle + lit * 500, ground + 130, 0.9, -lit], sheep()),
      standing(stage, [middle - lit * 420, 800, 3.2, lit], ["walk", { held: club() }]),
      standing(stage, [middle - lit * 240, 806, 3.2, lit], ["cheer", { hat: "straw" }]),
      standing(stage, [middle - lit * 70, 798, 3.1, -lit], ["walk", { hat: "cap" }]),
      at([middle + lit * 300, 790, 2.1, lit], oval([0, 2, 30, 8], stage.ink) + flag(stage, 160)),
      soft([middle + lit * 160, 806, 30, 7]) + circle([middle + lit * 158, 784, 24], "#fffaf0"),
      reeds(stage, lit),
    ];
  },
};

/** Farm golf: on the green, past a curious cow, and in front of the barn. */
export const farmGolf: Kind = [green, curiousCow, farewell];
