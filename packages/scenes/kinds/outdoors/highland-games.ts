import { mix, paler } from "../../ink/colour.ts";
import { at, box, each, mirrored, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bale } from "../../motifs/bale.ts";
import { castle } from "../../motifs/castle.ts";
import { caberLog, kilt, sack } from "../../motifs/highland.ts";
import { tent } from "../../motifs/tent.ts";
import { crowd } from "../../people/crowd.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle } from "../../stage.ts";

const tartans = ["#b63a3f", "#2a6a58", "#2f5d8a", "#7a4a8f"];

const caber: Layout = {
  hours: ["morning", "noon", "sunset", "autumn"],
  horizon: [0.52, 0.57],
  focus: [0.5, 0.48],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [mine = "", yours = ""] = roll.shuffled(tartans);
    const x = roll.between(390, 440);
    return [
      sky(stage, 0.42),
      hills(stage, { y: ground - 40, rise: 240, depth: 0.6 }),
      mirrored(middle, lit, at([930, ground - 10, 1.35], castle(stage))),
      meadow(stage, ground + 26),
      mirrored(
        middle,
        lit,
        [
          crowd(stage, { count: 3, x: 890, y: ground + 84, gap: 100, scale: 1.35, poses: ["cheer", "clap", "wave", "raise"] }),
          stroke(
            `M560 ${ground + 92}H1160M560 ${ground + 50}V${ground + 110}M860 ${ground + 60}V${ground + 110}M1160 ${ground + 50}V${ground + 110}`,
            ["#fffaf0", 7],
            0.85,
          ),
          stroke("M700 330Q800 330 850 420M660 260Q840 220 930 390", ["#ffffff", 8], 0.5),
          turned([640, 350, roll.between(16, 30)], at([614, 70, 1], caberLog())),
          soft([x, 824, 110, 22]),
          at(
            [x, 820, 4.5],
            person(stage, "heave", { bathing: true, shirt: "#fff3e0" }) +
              turned(
                [0, -40, -3],
                kilt(mine, [
                  [-26, -5],
                  [20, -4],
                ]),
              ),
          ),
          standing(stage, [100, 836, 3.4, 1], [roll.pick(["cheer", "clap", "point"])]),
          at(
            [1010, 838, 3.6, -1],
            person(stage, "hips", { bathing: true }) +
              kilt(yours, [
                [-10, -4],
                [10, -4],
              ]),
          ),
          oval([1010, 840, 80, 12], "#1a1030", 0.16),
        ].join(""),
      ),
    ];
  },
};

const tug: Layout = {
  hours: ["noon", "spring", "autumn", "sunset"],
  horizon: [0.44, 0.49],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const [ours = "", theirs = ""] = roll.shuffled([accent, "#2f7fb5", pop, "#2a9d83"]);
    const slip = roll.between(-26, 26);
    const team = (side: 1 | -1, colour: string) =>
      [470, 325, 175].map((dx, i) => {
        const [px, k] = [middle + slip + side * dx, 3.5 - i * 0.06];
        const dress = { shirt: colour, hat: i !== 1 && roll() < 0.6 ? roll.pick(["cap", "beanie"] as const) : undefined };
        return soft([px, 808, 90, 15]) + turned([px, 806, side * 6], at([px, 806, k, -side], person(stage, "pull", dress)));
      });
    return [
      sky(stage, 0.45),
      hills(stage, { y: ground, rise: 130, depth: 0.5 }),
      trees(stage, roll.pick(["poplar", "round", "pine"]), { count: 9, y: ground + 12, scale: 0.8, depth: 0.3 }),
      meadow(stage, ground + 8),
      bunting(stage, { from: [-20, 110], to: [1220, 90], sag: 150, count: 20 }),
      at([middle - lit * 430, ground + 84, 1.1, lit], tent(stage)),
      crowd(stage, { count: 3, x: middle + lit * 110, y: ground + 104, scale: 1.6, gap: 110, poses: ["cheer", "clap", "wave", "point"] }),
      oval([middle, 816, 190, 34], mix("#7a5238", stage.land, 0.3), 0.75),
      ...team(-1, ours),
      ...team(1, theirs),
      stroke(`M-20 596Q600 558 1220 596`, ["#a87c44", 17]) + stroke(`M-20 593Q600 555 1220 593`, ["#e6c48a", 8]),
      shape(`M${middle + slip - 22} 572h44v96l-22 -22l-22 22Z`, "#d8433f"),
      stroke(`M${middle} 770v100`, ["#fffaf0", 12], 0.8),
    ];
  },
};

const sackRace: Layout = {
  hours: ["spring", "noon", "morning"],
  horizon: [0.42, 0.46],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, light, accent, pop } = stage;
    const lanes = each(5, (i) => `M${1000 - i * 30} ${ground + 40}L${i * 300 - 420} 910`);
    const racers = roll.shuffled([
      [860, ground + 120, 1.7],
      [620, ground + 220, 2.4],
      [880, 776, 3],
      [430, 812, 3.8],
    ] as const);
    return [
      sky(stage, 0.42),
      hills(stage, { y: ground, rise: 130, depth: 0.5 }),
      trees(stage, roll.pick(["round", "birch"]), { count: 9, y: ground + 16, scale: 1, depth: 0.24 }),
      meadow(stage, ground + 10),
      mirrored(
        middle,
        lit,
        [
          stroke(lanes, [light, 6], 0.55),
          crowd(stage, { count: 3, x: 350, y: ground + 70, scale: 1.45, poses: ["cheer", "clap", "wave"], gap: 90 }),
          box([960, 200, 18, ground - 80, 6], "#8a5a38") + box([1150, 180, 18, ground + 80, 6], "#8a5a38"),
          shape(`M950 200L1176 170V270L950 290Z`, accent) + shape("M990 216L1140 196V236L990 254Z", paler(pop, 0.3)),
          ...[...racers].toSorted((a, b) => a[1] - b[1]).map(([x, y, k], i) => hopper(stage, [x, y, k], i % 2 === 1)),
          at([130, 870, 1.5], bale()),
          standing(stage, [110, 756, 2.6, 1], ["cheer", { kid: true }]),
        ].join(""),
      ),
      bunting(stage, { from: [-20, 90], to: [1220, 80], sag: 120, count: 20 }),
    ];
  },
};

/** Somebody who hops in a sack; the shadow stays on the ground. */
function hopper(stage: Stage, [x, y, k]: readonly [number, number, number], kid: boolean): string {
  const up = stage.roll.between(6, 24) * k;
  const lean = stage.roll.between(2, 13);
  return soft([x, y, 24 * k, 5 * k]) + turned([x, y - up, lean], at([x, y - up, k], person(stage, "grip", { kid }) + sack()));
}

/** Highland games: the caber, the tug of war, and the sack race. */
export const highlandGames: Kind = [caber, tug, sackRace];
