import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, dashes, each, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bale } from "../../motifs/bale.ts";
import { flag } from "../../motifs/flag.ts";
import { lookout } from "../../motifs/lookout.ts";
import { maize, maizeCob, pumpkin } from "../../motifs/maize.ts";
import { scarecrow } from "../../motifs/scarecrow.ts";
import { signpost } from "../../motifs/signpost.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { middle, type Stage, stageHeight, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;
const cornOf = ({ land, pop }: Stage): string => mix(mix("#6aa548", land, 0.3), pop, 0.08);
const soilOf = ({ ink }: Stage): string => mix("#d9b27a", ink, 0.1);

const crossing: Layout = {
  hours: ["noon", "autumn", "sunset", "morning"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const green = cornOf(stage);
    const far = mix(green, stage.sky[1], 0.35);
    const x = middle + lit * roll.between(-30, 40);
    return [
      sky(stage, 0.45),
      aloft(stage),
      shape("M-20 900V560H1220V900Z", fade([paler(soilOf(stage), 0.25), soilOf(stage), darker(soilOf(stage), 0.16)])),
      maize(stage, [-20, 1220, ground + 90, 220], far),
      shape(`M-20 ${ground + 92}H1220V${ground + 120}H-20Z`, darker(soilOf(stage), 0.2), 0.5),
      at([x, ground + 130, 1.35, lit], signpost(stage)),
      standing(stage, [x - lit * 110, ground + 150, 2, lit], ["point", kid]),
      maize(stage, [-60, x - 210, 720, 400], mix(green, far, 0.35)) + maize(stage, [x + 220, 1260, 720, 400], mix(green, far, 0.35)),
      shape(`M-20 720H${x - 190}L${x - 330} 920H-20ZM1220 720H${x + 200}L${x + 330} 920H1220Z`, darker(green, 0.24)),
      standing(stage, [x - lit * 200, 836, 3.5, lit], ["map", { kid: true, held: paper() }]),
      standing(stage, [x + lit * 60, 826, 3.3, -lit], [roll.pick(["think", "point"]), kid]),
      standing(stage, [x + lit * 270, 850, 3.4, lit], ["run", kid]),
      maize(stage, [-80, 180, 940, 520], darker(green, 0.22)) + maize(stage, [1020, 1290, 940, 520], darker(green, 0.22)),
    ];
  },
};

const fromTheTower: Layout = {
  hours: ["autumn", "noon", "sunset", "spring"],
  horizon: [0.3, 0.34],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const green = cornOf(stage);
    const soil = paler(soilOf(stage), 0.2);
    const depth = (t: number) => ground + 70 + t * t * (stageHeight - ground + 60);
    const spread = (u: number, t: number) => middle + u * (330 + t * 620);
    const row = (t: number, from: number, to: number) => `M${spread(from, t)} ${depth(t)}L${spread(to, t)} ${depth(t)}`;
    const link = (u: number, t1: number, t2: number) => `M${spread(u, t1)} ${depth(t1)}L${spread(u, t2)} ${depth(t2)}`;
    const gaps = [0.1, 0.27, 0.44, 0.61, 0.78];
    const turns = gaps.map((t, i) => row(t, i % 2 ? -0.8 : -0.55, i % 2 ? roll.between(0.4, 0.6) : 0.8)).join("");
    const links = gaps
      .slice(1)
      .map((t, i) => link(i % 2 ? 0.72 * lit : -0.45 * lit, gaps[i] ?? 0.1, t) + link(roll.between(-0.3, 0.3), gaps[i] ?? 0.1, t))
      .join("");
    const walker = (u: number, t: number, pose: "run" | "cheer" | "point" | "walk" | "wave") =>
      standing(stage, [spread(u * lit, t), depth(t) + 14, 1 + t * 1.6, roll() < 0.5 ? 1 : -1], [pose, kid]);
    const goal = [spread(0.3 * lit, 0.44), depth(0.44) + 6] as const;
    return [
      sky(stage, 0.5),
      hills(stage, { y: ground, rise: 90, depth: 0.55 }),
      trees(stage, "round", { count: 5, y: ground + 20, scale: 0.8, depth: 0.3 }),
      shape(
        `M-20 900V${ground + 40}Q${middle} ${ground + 10} 1220 ${ground + 40}V900Z`,
        fade([mix(green, stage.sky[1], 0.3), green, darker(green, 0.2)]),
      ),
      stroke(turns + links, [darker(green, 0.45), 52]) + stroke(turns + links, [soil, 40]),
      tufts(stage, green),
      walker(-0.4, 0.1, "walk") + walker(0.45, 0.27, "run"),
      at([...goal, 1.5, lit], flag({ ...stage, accent: "#e83a5a" })),
      walker(0.12, 0.44, "cheer") + walker(-0.12, 0.61, "run"),
      at([middle - lit * 380, 790, 1.5, lit], lookout(stage)),
      at([middle - lit * 370, 474, 1.4, lit], person(stage, "wave", { kid: true, shirt: accent })),
      standing(stage, [middle + lit * 330, 856, 3.3, -lit], ["map", { kid: true, held: paper() }]),
      standing(stage, [middle + lit * 480, 860, 3.9, -lit], ["hips", { shirt: pop }]),
      maize(stage, [-60, 1260, 1050, 330], darker(green, 0.3)),
    ];
  },
};

const gate: Layout = {
  hours: ["autumn", "sunset", "dusk", "noon"],
  horizon: [0.56, 0.6],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, light } = stage;
    const green = cornOf(stage);
    const x = middle + lit * 60;
    return [
      sky(stage, 0.4),
      hills(stage, { y: 560, rise: 120, depth: 0.5 }),
      shape("M-20 900V600H1220V900Z", fade([paler(soilOf(stage), 0.2), darker(soilOf(stage), 0.12)])),
      maize(stage, [x - 120, x + 120, 600, 190], mix(green, stage.sky[1], 0.35)),
      maize(stage, [-60, x - 150, 700, 400], green) + maize(stage, [x + 160, 1260, 700, 400], green),
      shape(`M${x - 130} 610H${x + 130}L${x + 330} 920H${x - 330}Z`, paler(soilOf(stage), 0.4)),
      box([x - 196, 260, 40, 470, 6], "#8a5a38") + box([x + 156, 260, 40, 470, 6], darker("#8a5a38")),
      glow([x, 300, 300], light, 0.3),
      box([x - 270, 170, 540, 130, 14], "#a8703f") + box([x - 254, 184, 508, 102, 10], paler(pop, 0.35)),
      at([x, 235, 1], mazeSign(accent)),
      at([x - 210, 286, 1.1], maizeCob()) + at([x + 210, 286, 1.1], maizeCob()),
      bunting(stage, { from: [-20, 250], to: [x - 250, 200], sag: 50, count: 7 }),
      at([middle - lit * 370, 800, 1.35, lit], scarecrow(roll.pick([accent, blue, "#7a5bb0"]), pop)),
      standing(stage, [x, 690, 2.1, lit], ["wave", kid]),
      standing(stage, [x - lit * 120, 840, 3.4, lit], ["run", kid]),
      standing(stage, [x + lit * 90, 850, 3.3, -lit], [roll.pick(["jump", "cheer"]), kid]),
      at([middle + lit * 380, 850, 2, lit], bale()),
      at([middle + lit * 370, 712, 2.6, -lit], person(stage, "sit", kid)),
      at([middle + lit * 500, 880, 1.1], pumpkin()) +
        at([middle - lit * 500, 870, 1.2], pumpkin()) +
        at([middle - lit * 270, 884, 0.9], pumpkin()),
    ];
  },
};

const paper = (): string =>
  shape("M-4 -16L12 -20L22 -14L36 -18V8L22 12L12 6L-4 10Z", "#fff6ea") + dashes("M2 2L12 -8L20 2L30 -8", ["#d9436b", 2.4], [3, 3]);

/** A small maze drawn on the board above the gate, with the way through it. */
const mazeSign = (colour: string): string =>
  stroke("M-220 -34H-60M-20 -34H220M-220 34H20M60 34H220M-220 -34V34M220 -34V34M-150 -34V4M-80 34V-2M-10 -34V8M60 34V-4M130 -34V8", [
    "#5d3a24",
    9,
  ]) + dashes("M-185 0Q-150 30 -116 0T-44 0T26 0T96 0T180 0", [colour, 7], [2, 14]);

const tufts = ({ roll, ground }: Stage, green: string): string =>
  stroke(
    each(24, () => {
      const near = roll();
      const k = 7 + near * 15;
      return `M${roll.between(0, stageWidth)} ${ground + 70 + near * near * 560}l${-k * 0.4} ${-k}m${k * 0.4} ${k}l${k * 0.4} ${-k}`;
    }),
    [paler(green, 0.22), 5],
    0.6,
  ) + soft([middle, ground + 40, 700, 10], 0.06);

/** A maze of maize: at a crossing of its paths, seen from the tower, and at the gate. */
export const cornMaze: Kind = [crossing, fromTheTower, gate];
