import { mix } from "../../ink/colour.ts";
import { at, circle, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { flag } from "../../motifs/flag.ts";
import { lighthouse } from "../../motifs/lighthouse.ts";
import { sandSpray, sandYacht } from "../../motifs/sand-yacht.ts";
import { crowd } from "../../people/crowd.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { beach } from "../../places/beach.ts";
import { sky } from "../../places/sky.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle } from "../../stage.ts";

const sand = "#f3d49a";
const sails = ["#e2553d", "#2f7fb5", "#f5b53f", "#7a5bb0", "#2a9d83", "#e4577a"] as const;

const fullSpeed: Layout = {
  hours: ["noon", "sunset", "morning", "spring"],
  horizon: [0.48, 0.52],
  focus: [0.5, 0.68],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle - lit * roll.between(-30, 60);
    const [a, b, c] = roll.shuffled(sails);
    return [
      sky(stage, 0.45),
      aloft(stage),
      water(stage, ground),
      surf(stage, ground + 50),
      at([middle + lit * 420, ground + 40, 1.2], lighthouse(stage)),
      dune(stage, lit),
      beach(ground + 180),
      at([x + lit * 400, ground + 150, 0.72, lit], sandYacht(dressed(stage, b ?? sails[1]))),
      at([x - lit * 390, ground + 200, 0.95, lit], sandYacht(dressed(stage, c ?? sails[2]))),
      stroke(`M${x - lit * 900} 838Q${x - lit * 400} 822 ${x - lit * 160} 812`, [mix(sand, "#a97b45", 0.5), 12], 0.6),
      at([x - lit * 250, 806, 1.6, lit], sandSpray(sand)),
      turned([x, 806, -lit * 7], at([x, 812, 1.82, lit], sandYacht(dressed(stage, a ?? sails[0])))),
      stones(stage),
    ];
  },
};

const startLine: Layout = {
  hours: ["spring", "noon", "morning"],
  horizon: [0.4, 0.44],
  focus: [0.5, 0.68],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const colours = roll.shuffled(sails);
    const yachts = [2, 1, 0].map((i) =>
      at(
        [middle - lit * (-20 + i * 10) + lit * (i - 1) * 220, 800 - i * 78, 1.5 - i * 0.22, lit],
        sandYacht(dressed(stage, colours[i] ?? sails[0])),
      ),
    );
    return [
      sky(stage, 0.5),
      aloft(stage),
      water(stage, ground),
      surf(stage, ground + 46),
      dune(stage, -lit),
      beach(ground + 150),
      at([middle + lit * 330, ground + 170, 1.5], flag(stage, 170)),
      crowd(stage, { count: 3, x: middle - lit * 420, y: ground + 210, scale: 1.7, poses: ["cheer", "wave", "clap", "raise"] }),
      yachts.join(""),
      standing(
        stage,
        [middle + lit * 430, 820, 3.5, -lit],
        ["reach", { hat: "cap", over: "vest", held: startFlag(colours[5] ?? sails[5]) }],
      ),
      stones(stage),
    ];
  },
};

const firstLesson: Layout = {
  hours: ["sunset", "dusk", "noon"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.68],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [a, b] = roll.shuffled(sails);
    const x = middle + lit * roll.between(90, 150);
    const helmet = { hat: "helmet" } as const;
    return [
      sky(stage, 0.55),
      aloft(stage),
      water(stage, ground),
      surf(stage, ground + 40),
      at([middle - lit * 430, ground + 110, 0.6, lit], sandYacht(dressed(stage, b ?? sails[1]))),
      dune(stage, lit),
      beach(ground + 150),
      at([x, 770, 1.7, lit], sandYacht(dressed(stage, a ?? sails[0]))),
      standing(stage, [x - lit * 330, 810, 3.5, lit], ["point", { hat: "cap", over: "vest" }]),
      standing(stage, [x - lit * 480, 800, 3.3, lit], [roll.pick(["think", "hips", "clap"]), helmet]),
      standing(stage, [x - lit * 610, 816, 3.4, lit], [roll.pick(["hold", "stand", "raise"]), helmet]),
      standing(stage, [x + lit * 340, 790, 3.2, -lit], [roll.pick(["hips", "wave"]), helmet]),
      stones(stage),
    ];
  },
};

const dressed = (stage: Stage, sail: string): Stage => ({ ...stage, accent: sail, pop: sail === stage.pop ? "#fff3e0" : stage.pop });

const surf = ({ light }: Stage, y: number): string => stroke(`M-20 ${y}q110 -18 220 0t220 0t220 0t220 0t220 0t220 0`, [light, 11], 0.6);

/** Dunes with marram grass at one side. */
function dune({ ground, land, ink }: Stage, side: number): string {
  const at = (dx: number) => middle + side * dx;
  const blades = each(9, (i) => `M${at(360 + i * 32)} ${ground + 60 - i * 6}q${side * (6 - i)} -34 ${side * (12 - i * 3)} -52`);
  return (
    shape(
      `M${at(640)} ${ground + 190}V${ground - 30}Q${at(500)} ${ground - 50} ${at(400)} ${ground + 60}T${at(160)} ${ground + 190}Z`,
      mix("#e0c384", land, 0.22),
    ) + stroke(blades, [mix(land, ink, 0.3), 5], 0.8)
  );
}

const stones = ({ roll, ink }: Stage): string =>
  each(7, () => oval([roll.between(0, 1200), roll.between(840, 890), roll.between(8, 22), 6], mix("#c98b4a", ink, 0.2), 0.6)) +
  each(4, () => circle([roll.between(0, 1200), roll.between(840, 890), 6], "#fff6e6"));

const startFlag = (colour: string): string => stroke("M-2 8L10 -56", ["#8a5636", 3]) + shape("M10 -56L52 -48L46 -38L48 -24L5 -30Z", colour);

/** Land sailing: at full speed along the sea, at the start, and the first lesson. */
export const landSailing: Kind = [fullSpeed, startLine, firstLesson];
