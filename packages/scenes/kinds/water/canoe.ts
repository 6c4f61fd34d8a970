import { darker } from "../../ink/colour.ts";
import { at, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { archedBridge } from "../../motifs/arched-bridge.ts";
import { campfire } from "../../motifs/campfire.ts";
import { canoe as boat } from "../../motifs/canoe.ts";
import { tent } from "../../motifs/tent.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { middle } from "../../stage.ts";

const lake: Layout = {
  hours: ["noon", "sunset", "spring", "morning"],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle + lit * roll.between(-40, 90);
    const crew = roll.pick([2, 3, 3, 4]);
    const other = { ...stage, accent: stage.pop, pop: stage.accent };
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground - 20, rise: 150, depth: 0.62 }),
      hills(stage, { y: ground - 4, rise: 70, depth: 0.4 }),
      skyline(stage, ground),
      hills(stage, { y: ground + 12, rise: 16, depth: 0.12 }),
      water(stage, ground + 12),
      at([x + lit * roll.between(230, 330), ground + 92, 0.62, -lit], boat(other, 2)),
      at([x - lit * 60, roll.between(690, 725), crew > 3 ? 2.2 : 2.5, lit], boat(stage, crew)),
      reeds(stage),
    ];
  },
};

const underTheBridge: Layout = {
  hours: ["spring", "noon", "autumn", "sunset"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle + lit * roll.between(60, 160);
    const other = { ...stage, accent: stage.water, pop: stage.accent };
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground - 10, rise: 90, depth: 0.5 }),
      trees(stage, "round", { count: 9, y: ground + 6, scale: 1, depth: 0.3 }),
      water(stage, ground + 10),
      at([x, ground + 60, 1.25], archedBridge(stage)),
      standing(stage, [x - 70, ground - 138, 1.1], ["wave"]),
      standing(stage, [x + 20, ground - 140, 1.1, -1], ["point"]),
      at([x, ground + 120, 0.9, -lit], boat(other, 2)),
      trees(stage, "willow", { count: 1, y: 770, scale: 5.2, depth: 0.04, span: lit > 0 ? [60, 90] : [1110, 1140] }),
      turned([middle, 740, lit * -3], at([middle + lit * 120, 740, 2, lit], boat(stage, roll.pick([2, 3])))),
      reeds(stage, -lit),
    ];
  },
};

const camp: Layout = {
  hours: ["dusk", "sunset", "morning"],
  horizon: [0.44, 0.5],
  draw(stage) {
    const { lit, ground } = stage;
    const shore = `M-20 900V${ground + 190}Q300 ${ground + 110} 700 ${ground + 160}T1220 ${ground + 120}V900Z`;
    return [
      sky(stage),
      hills(stage, { y: ground - 10, rise: 190, depth: 0.55 }),
      trees(stage, "pine", { count: 15, y: ground + 6, scale: 0.9, depth: 0.36 }),
      water(stage, ground),
      at([middle + lit * 180, ground + 76, 0.7, -lit], boat({ ...stage, accent: stage.pop }, 2)),
      shape(shore, darker(stage.land, 0.1)),
      at([middle - lit * 380, 720, 2.4, lit], tent(stage)),
      at([middle + lit * 80, 790, 1.6], campfire()),
      standing(stage, [middle - lit * 110, 800, 2.6, lit], ["sit"]),
      stroke(`M${middle - lit * 160} 700h${lit * 100}`, ["#6b4029", 34]),
      standing(stage, [middle + lit * 250, 810, 2.8, -lit], ["hold"]),
      standing(stage, [middle + lit * 400, 770, 2.7, -lit], ["sip"]),
      soft([middle + lit * 330, 880, 330, 18]),
      at([middle + lit * 380, 850, 1.6, lit], boat(stage, 0)),
    ];
  },
};

/** Canoeing: on a lake, under a bridge, and at the camp in the evening. */
export const canoe: Kind = [lake, underTheBridge, camp];
