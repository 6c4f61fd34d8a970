import { darker, mix, paler } from "../../ink/colour.ts";
import { glow } from "../../ink/paint.ts";
import { at, box, circle, each, mirrored, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bubble, football, goal } from "../../motifs/bubble.ts";
import { person } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { nightSky } from "../../places/night-sky.ts";
import { pitch } from "../../places/pitch.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle } from "../../stage.ts";

type Place = readonly [x: number, y: number, scale: number, flip: number];

const clash: Layout = {
  hours: ["noon", "spring", "sunset", "autumn"],
  horizon: [0.46, 0.51],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, accent } = stage;
    const [ours, theirs] = teamsOf(stage);
    const lean = roll.between(6, 14);
    const sparks = each(8, (i) => {
      const angle = (i * Math.PI) / 4 + 0.3;
      return `M600 560m${Math.cos(angle) * 40} ${Math.sin(angle) * 60}l${Math.cos(angle) * 50} ${Math.sin(angle) * 90}`;
    });
    return [
      sky(stage, 0.42),
      aloft(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.5 }),
      skyline(stage, ground + 8),
      pitch(stage, ground + 8),
      mirrored(
        middle,
        lit,
        [
          at([880, ground + 80, 0.9], goal()),
          player(stage, [roll.between(250, 320), ground + 120, 0.8, 1], ["run", theirs, 8]),
          player(stage, [roll.between(980, 1030), ground + 170, 1, -1], ["run", ours, -8]),
          player(stage, [380, 780, 2.15, 1], ["run", ours, lean]),
          player(stage, [815, 780, 2.15, -1], ["run", theirs, -lean]),
          stroke(sparks, ["#ffffff", 11]),
          stroke(sparks, [accent, 4]),
          at([roll.between(540, 670), 210, 1.7], turned([0, 0, roll.between(0, 60)], football())),
          stroke("M596 420Q600 340 606 290", ["#ffffff", 7], 0.6),
          standing(stage, [70, 840, 3, 1], [roll.pick(["cheer", "clap"])]),
        ].join(""),
      ),
    ];
  },
};

const tumble: Layout = {
  hours: ["spring", "noon", "morning"],
  horizon: [0.4, 0.45],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [ours, theirs] = teamsOf(stage);
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground - 10, rise: 140, depth: 0.55 }),
      trees(stage, roll.pick(["round", "birch", "poplar"]), { count: 10, y: ground + 14, scale: 1.1, depth: 0.25 }),
      pitch(stage, ground + 10),
      bunting(stage, { from: [-20, 100], to: [1220, 130], sag: 130, count: 20 }),
      mirrored(
        middle,
        lit,
        [
          at([300, ground + 100, 1], goal()),
          player(stage, [roll.between(240, 330), ground + 130, 0.85, 1], ["cheer", theirs, 0]),
          player(stage, [650, ground + 190, 1.1, -1], ["run", ours, -10]),
          player(stage, [1010, 700, 1.6, -1], ["run", theirs, -12]),
          soft([480, 822, 240, 24], 0.25),
          turned([480, 610, 180 + roll.between(-24, 24)], inBubble(stage, [480, 610, 2.1, 1], ["star", ours])),
          stroke("M250 470Q220 560 240 650M196 520Q178 580 190 640", ["#ffffff", 9], 0.6),
          at([800, 828, 1.8], soft([0, 30, 30, 6]) + turned([0, 0, roll.between(0, 70)], football())),
          standing(stage, [930, 850, 2.8, -1], ["raise", { shirt: "#2a2440", held: whistle() }]),
        ].join(""),
      ),
    ];
  },
};

const floodlights: Layout = {
  hours: ["dusk", "lamplight", "neon"],
  horizon: [0.46, 0.5],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, ink, light } = stage;
    const [ours, theirs] = teamsOf(stage);
    const mastAt = (x: number) =>
      box([x - 8, 110, 16, ground - 90], ink) +
      box([x - 76, 70, 152, 66, 8], darker(ink, 0.2)) +
      each(6, (i) => circle([x - 46 + (i % 3) * 46, 88 + Math.floor(i / 3) * 30, 12], light)) +
      glow([x, 104, 330], light, 0.75);
    return [
      nightSky(stage),
      trees(stage, "poplar", { count: 9, y: ground + 10, scale: 1, depth: 0.3 }),
      mastAt(170) + mastAt(1030),
      pitch({ ...stage, land: mix("#2f8f63", stage.ink, 0.25) }, ground),
      shape(`M110 110L-40 900H720ZM1090 110L1240 900H480Z`, light, 0.1),
      mirrored(
        middle,
        lit,
        [
          at([600, ground + 90, 1.5], goal()),
          player(stage, [roll.between(580, 660), ground + 130, 1, -1], ["cheer", theirs, 0]),
          player(stage, [140, 690, 1.45, 1], ["run", theirs, 10]),
          player(stage, [1040, 720, 1.6, -1], ["run", theirs, -10]),
          at([625, 838, 1.6], soft([0, 30, 30, 6]) + turned([0, 0, roll.between(0, 70)], football())),
          player(stage, [400, 820, 2.2, 1], ["run", ours, 12]),
          player(stage, [860, 850, 1.75, roll() < 0.5 ? 1 : -1], [roll.pick(["cheer", "star"]), ours, roll.between(-10, 10)]),
        ].join(""),
      ),
    ];
  },
};

/** Two colours that are told apart at once. */
function teamsOf({ roll }: Stage): readonly [string, string] {
  const pairs = [
    ["#e2553d", "#2f7fb5"],
    ["#f0a93b", "#7a5bb0"],
    ["#e4577a", "#2a9d83"],
  ] as const;
  const [one, other] = roll.pick(pairs);
  return roll() < 0.5 ? [one, other] : [other, one];
}

/** Somebody in a bubble on the ground at (x, y), leaning. */
function player(stage: Stage, place: Place, [pose, colour, lean]: readonly [PoseName, string, number]): string {
  const [x, y, k, flip] = place;
  const centre = y - 142 * k;
  return soft([x, y, 74 * k, 10 * k], 0.26) + turned([x, centre, lean], inBubble(stage, [x, centre, k, flip], [pose, colour]));
}

const inBubble = (stage: Stage, place: Place, [pose, colour]: readonly [PoseName, string]): string =>
  at(place, at([0, 142, 1.72], person(stage, pose, { shirt: colour, trousers: darker(colour, 0.45) })) + bubble(paler(colour, 0.15)));

const whistle = (): string => circle([2, -6, 6], "#ffd166") + box([2, -12, 14, 6, 2], "#ffd166");

/** Bubble football: two bubbles clash, one lies upside down, and a match under floodlights. */
export const bubbleFootball: Kind = [clash, tumble, floodlights];
