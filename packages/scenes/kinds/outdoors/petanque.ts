import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, mirrored, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { boule, jack } from "../../motifs/boule.ts";
import { parasol } from "../../motifs/parasol.ts";
import { planeTree } from "../../motifs/plane-tree.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { city } from "../../places/city.ts";
import { gravel, gravelOf } from "../../places/gravel.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { nightSky } from "../../places/night-sky.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const steels = ["#9aa5b5", "#b9a27c", "#7f8ea6"];

const square: Layout = {
  hours: ["morning", "noon", "spring", "sunset"],
  horizon: [0.45, 0.49],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, pop } = stage;
    const [mine = "", yours = ""] = roll.shuffled(steels);
    return [
      sky(stage, 0.45),
      city(stage, ground + 10, 1.5),
      gravel(stage, ground + 6),
      mirrored(
        middle,
        lit,
        [
          planeTree(stage, [1060, ground + 90, 1.5]) + planeTree(stage, [150, ground + 60, 1.25]),
          bench(stage, [820, ground + 76]),
          oval([860, 770, 300, 58], darker(stage.land), 0.12),
          at([860, 744, 1], jack(pop)),
          at([760, 760, 0.72], boule(mine)) +
            at([roll.between(910, 940), 728, 0.66], boule(yours)) +
            at([roll.between(960, 1000), 782, 0.78], boule(mine)),
          stroke("M470 500Q590 330 690 520", ["#ffffff", 7], 0.55),
          at(
            [roll.between(660, 690), 560, 0.8],
            circle([0, -49, 50], mine) + stroke("M-30 -74Q-24 -84 -14 -88M-46 -60Q0 -40 46 -62", ["#ffffff", 7], 0.7),
          ),
          oval([330, 822, 130, 26], "#fffaf0", 0.5) + oval([330, 822, 116, 20], gravelOf(stage)),
          standing(stage, [330, 820, 4.2, 1], ["lob", { hat: roll.pick(["straw", "cap"] as const) }]),
          standing(stage, [110, 836, 3.5, 1], [roll.pick(["think", "hips"]), { held: at([0, 0, 0.16], boule(yours)) }]),
          standing(stage, [1050, 830, 3.5, -1], [roll.pick(["point", "clap"]), { hat: "straw" }]),
          standing(stage, [600, ground + 150, 2.1, 1], [roll.pick(["hips", "clap", "raise"])]),
        ].join(""),
      ),
    ];
  },
};

const measuring: Layout = {
  hours: ["noon", "autumn", "spring", "morning"],
  horizon: [0.4, 0.44],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const [mine = "", yours = "", third = ""] = roll.shuffled(steels);
    return [
      sky(stage, 0.42),
      hills(stage, { y: ground - 20, rise: 150, depth: 0.55 }),
      trees(stage, roll.pick(["poplar", "round"]), { count: 11, y: ground + 12, scale: 1.2, depth: 0.25 }),
      gravel(stage, ground + 10),
      mirrored(
        middle,
        lit,
        [
          stroke(`M-20 ${ground + 56}H1220`, [mix("#8a5a38", stage.ink, 0.1), 22]),
          planeTree(stage, [130, ground + 100, 1.5]),
          standing(stage, [330, 690, 3.3, 1], ["kneel"]),
          standing(stage, [620, 664, 3, roll() < 0.5 ? 1 : -1], [roll.pick(["think", "hips", "clap"]), { hat: "straw" }]),
          standing(stage, [870, 690, 3.3, -1], [roll.pick(["point", "raise", "cheer"])]),
          standing(stage, [1060, 720, 3.5, -1], [roll.pick(["hold", "think"]), { held: at([2, 0, 0.16], boule(third)) }]),
          at([610, 786, 2], jack(accent)),
          shape("M440 764L604 752L606 764L442 778Z", "#ffd166") + stroke("M466 764v8M498 762v8M530 759v8M562 757v8", ["#7a4a2e", 4]),
          at([370, 812, 1.9], boule(mine)),
          at([760, 838, 2.1], boule(yours)),
          at([930, 780, 1.3], boule(third)),
          at([200, 868, 2.1], boule(yours)),
          at([1080, 880, 1.9], boule(mine)),
          circle([430, 766, 20], pop),
        ].join(""),
      ),
    ];
  },
};

const evening: Layout = {
  hours: ["dusk", "lamplight", "sunset"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const [mine = "", yours = ""] = roll.shuffled(steels);
    const lane = `M240 ${ground + 90}H1000L1170 900H60Z`;
    return [
      nightSky(stage),
      city({ ...stage, lamps: 0.35 }, ground + 4, 1.5),
      box([0, ground, stageWidth, stageHeight - ground], fade([mix(stage.land, stage.ink, 0.2), mix(stage.land, stage.ink, 0.5)])),
      mirrored(
        middle,
        lit,
        [
          parasol([190, ground + 110, 1.25], accent) + parasol([1030, ground + 100, 1.15], pop),
          standing(stage, [120, ground + 120, 1.9, 1], ["sip", { held: glass() }]),
          standing(stage, [960, ground + 116, 1.9, 1], ["sip", { held: glass() }]),
          shape(lane, mix("#e0bd8c", stage.sky[1], 0.25)) + stroke(lane, [mix("#8a5a38", stage.ink, 0.2), 18]),
          glow([620, 720, 420], "#ffe2a0", 0.45),
          at([760, 740, 1.1], jack(accent)),
          at([690, 762, 0.8], boule(mine)) + at([850, 750, 0.75], boule(yours)) + at([roll.between(780, 840), 800, 0.95], boule(mine)),
          stroke("M440 800Q560 770 640 764", ["#ffffff", 7], 0.45),
          standing(stage, [330, 830, 4, 1], ["bowl"]),
          standing(stage, [960, 836, 3.6, -1], ["cheer"]),
          at([560, 872, 1.25], boule(yours)),
          standing(stage, [roll.between(560, 600), ground + 150, 2.3, 1], [roll.pick(["point", "clap"]), { hat: "straw" }]),
        ].join(""),
      ),
      lights(stage, { from: [-20, 130], to: [middle, 210], sag: 140, count: 10 }) +
        lights(stage, { from: [middle, 210], to: [1220, 120], sag: 140, count: 10 }),
    ];
  },
};

const bench = (stage: Stage, [x, y]: readonly [number, number]): string =>
  at([x - 70, y - 14, 1.5], person(stage, "sit")) +
  at([x + 50, y - 14, 1.5, -1], person(stage, "sit", { hat: "straw" })) +
  box([x - 140, y - 76, 280, 14, 5], "#8a5a38") +
  stroke(`M${x - 110} ${y - 66}V${y}M${x + 110} ${y - 66}V${y}`, ["#5b3826", 10]);

const glass = (): string => stroke("M2 -4V-12M-3 -3H8", ["#fff3e0", 2]) + shape("M-4 -24H9Q8 -12 2 -11Q-4 -12 -4 -24Z", "#d9436b");

/** Petanque: on the village square, measuring the balls, and an evening on the terrace. */
export const petanque: Kind = [square, measuring, evening];
