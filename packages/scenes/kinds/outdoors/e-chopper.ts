import { mix } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, dashes, shape } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { lighthouse } from "../../motifs/lighthouse.ts";
import { sailboat } from "../../motifs/sailboat.ts";
import { scooter } from "../../motifs/scooter.ts";
import { windmill } from "../../motifs/windmill.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { city } from "../../places/city.ts";
import { hills } from "../../places/hills.ts";
import { polder } from "../../places/polder.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { middle } from "../../stage.ts";

const countryRoad: Layout = {
  hours: ["noon", "spring", "sunset", "autumn"],
  horizon: [0.46, 0.52],
  draw(stage) {
    const { roll, ground: g, lit: k, ink } = stage;
    const v = middle + k * 190;
    const x = middle - k * 120;
    const road =
      `M${v - 7} ${g}Q${v + k * 120} ${g + 80} ${v - k * 120 - 90} ${g + 180}Q${v - k * 300 - 240} ${g + 280} ${x - 640} 900` +
      `H${x + 640}Q${v - k * 40 + 220} ${g + 240} ${v + k * 40 + 40} ${g + 150}Q${v + k * 150 + 24} ${g + 70} ${v + 7} ${g}Z`;
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: g, rise: 70, depth: 0.55 }),
      polder(stage),
      trees(stage, "poplar", { count: 8, y: g + 6, scale: 0.62, depth: 0.36 }),
      at([middle + k * roll.between(330, 440), g + 26, roll.between(1.8, 2.3), k], windmill(stage)),
      shape(road, fade([mix(ink, stage.sky[1], 0.5), ink])),
      at([v + k * 10, g + 150, 0.52, k], scooter({ ...stage, accent: stage.pop })),
      at([middle - k * roll.between(120, 180), 780, 2.6, k], scooter(stage)),
      reeds(stage),
    ];
  },
};

const seaside: Layout = {
  hours: ["morning", "sunset", "noon"],
  horizon: [0.46, 0.5],
  draw(stage) {
    const { lit, ground, ink, land, pop, accent } = stage;
    const dunes = `M-20 900V${ground + 120}Q220 ${ground + 40} 470 ${ground + 130}T940 ${ground + 110}T1220 ${ground + 90}V900Z`;
    return [
      sky(stage, 0.5),
      aloft(stage),
      water(stage, ground),
      at([middle - lit * 330, ground + 44, 0.55, lit], sailboat({ ...stage, accent: pop, pop: accent }, 0)),
      at([middle + lit * 430, ground + 110, 1.7, lit], lighthouse(stage)),
      shape(dunes, mix("#ecce92", land, 0.3)),
      box([0, 690, 1200, 210], fade([mix(ink, stage.sky[1], 0.25), ink])),
      dashes("M0 850H1200", [stage.light, 10], [90, 70]),
      box([0, 682, 1200, 14], mix("#ecce92", ink, 0.2)),
      at([middle + lit * 330, 770, 1.75, lit], scooter({ ...stage, accent: pop })),
      at([middle - lit * 190, 806, 2.35, lit], scooter(stage)),
      reeds(stage, -lit),
    ];
  },
};

const terrace: Layout = {
  hours: ["noon", "dusk", "spring"],
  horizon: [0.62, 0.65],
  draw(stage) {
    const { lit, ground, ink, pop, accent, water: blue } = stage;
    return [
      sky(stage, 0.3),
      city(stage, ground, 1.25),
      box([0, ground, 1200, 400], fade([mix("#cdb39f", ink, 0.12), mix("#9c7d6c", ink, 0.35)])),
      box([0, ground + 30, 1200, 8], mix("#e9d8c8", ink, 0.1)),
      at([middle - lit * 430, ground + 90, 1.5, lit], scooter({ ...stage, accent: blue })),
      standing(stage, [middle + lit * 60, ground + 100, 2.5, -lit], ["map", { hat: "helmet" }]),
      standing(stage, [middle + lit * 200, ground + 104, 2.5, -lit], ["point", { hat: "helmet" }]),
      at([middle + lit * 440, ground + 170, 1.9, -lit], scooter({ ...stage, accent: pop })),
      at([middle - lit * 170, 800, 2.5, lit], scooter({ ...stage, accent })),
    ];
  },
};

/** A tour by e-chopper: between the fields, along the sea, and through the town. */
export const eChopper: Kind = [countryRoad, seaside, terrace];
