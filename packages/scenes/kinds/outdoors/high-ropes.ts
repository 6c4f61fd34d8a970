import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, mirrored, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { mast, platform, ropeBridge, treeHut } from "../../motifs/treetop.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const helmet = { hat: "helmet" } as const;

const zipLine: Layout = {
  hours: ["noon", "morning", "autumn", "sunset"],
  horizon: [0.62, 0.67],
  focus: [0.5, 0.48],
  draw(stage) {
    const { roll, lit, ground, ink, land } = stage;
    const x = roll.between(500, 610);
    const cableAt = (px: number) => 400 - px * 0.21;
    return [
      sky(stage, 0.4),
      aloft(stage),
      hills(stage, { y: ground - 70, rise: 200, depth: 0.62 }),
      hills(stage, { y: ground - 20, rise: 110, depth: 0.38 }),
      trees(stage, roll.pick(["pine", "poplar"]), { count: 14, y: ground + 16, scale: 1.25, depth: 0.2 }),
      meadow(stage, ground + 14),
      mirrored(
        middle,
        lit,
        [
          at([150, ground + 130, 2], landing(stage)),
          stroke(`M-30 ${cableAt(-30)}L1040 ${cableAt(1040)}`, [ink, 6]),
          at([150, ground + 130 - 186, 1.5], person(stage, "cheer", helmet)),
          mast(stage, [1040, 120, 940]),
          foliage(stage, [1040, 30]),
          at([1020, 560, 1], platform(330)),
          standing(stage, [960, 560, 2.5, -1], [roll.pick(["wave", "raise"]), helmet]),
          standing(stage, [1110, 562, 2.5, -1], [roll.pick(["clap", "point"]), { hat: "helmet", kid: roll() < 0.4 }]),
          rider(stage, [x, cableAt(x), 3.3]),
          standing(stage, [700, 838, 2, -1], ["wave", { kid: true }]),
          standing(stage, [792, 850, 2.2, -1], ["point"]),
        ].join(""),
      ),
      reeds({ ...stage, land: darker(land, 0.1) }, -lit),
    ];
  },
};

const village: Layout = {
  hours: ["spring", "autumn", "noon", "morning"],
  horizon: [0.66, 0.7],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit } = stage;
    const [first = "balance", second = "walk"] = roll.shuffled(["balance", "walk", "star"] as const);
    return [
      box([0, 0, stageWidth, stageHeight], fade(stage.sky)),
      glow([stage.sunX, 200, 560], stage.light, 0.8),
      forest(stage),
      mirrored(
        middle,
        lit,
        [
          mast(stage, [180, 84, 760]) + mast(stage, [640, 104, 800]) + mast(stage, [1070, 90, 770]),
          stroke("M180 150Q400 210 640 110Q860 220 1070 240", [stage.ink, 4]),
          ropeBridge([200, 530], [560, 430], stage.accent) + ropeBridge([720, 430], [1050, 590], stage.pop),
          at([170, 530, 1], platform(250)),
          at([1080, 590, 1], platform(230)),
          at([640, 430, 1.12], treeHut(stage)),
          at([640, 430, 1], platform(300)),
          stroke("M560 446V800M606 446V800", ["#c98f58", 9]) +
            stroke(
              each(8, (i) => `M560 ${484 + i * 40}H606`),
              ["#c98f58", 8],
            ),
          standing(stage, [150, 530, 2.4, 1], ["wave", helmet]),
          stroke("M385 178V250M880 208V300", ["#ffffff", 5]),
          at([385, 512, 2.6, 1], person(stage, first, helmet)),
          at([880, 540, 2.4, -1], person(stage, second, helmet)),
          at([582, 690, 2.2, 1], person(stage, "climb", { hat: "helmet", kid: true })),
          standing(stage, [330, 830, 2.7, 1], ["point", helmet]),
          standing(stage, [880, 834, 2.7, -1], [roll.pick(["think", "clap", "wave"]), { kid: roll() < 0.5 }]),
        ].join(""),
      ),
    ];
  },
};

const net: Layout = {
  hours: ["dusk", "sunset", "spring"],
  horizon: [0.7, 0.74],
  focus: [0.5, 0.48],
  draw(stage) {
    const { roll, lit, accent, pop } = stage;
    const [a, b, c] = [roll.between(330, 400), roll.between(560, 620), roll.between(790, 850)];
    const knots = each(9, (i) => `M${230 + i * 92} 170Q${215 + i * 95} 420 ${250 + i * 87} 690`);
    const rows = each(8, (i) => `M${232 + i * 2} ${190 + i * 70}Q600 ${224 + i * 74} ${968 - i * 2} ${190 + i * 70}`);
    return [
      sky(stage, 0.4),
      forest(stage),
      mirrored(
        middle,
        lit,
        [
          mast(stage, [180, 100, 800]) + mast(stage, [1020, 110, 800]),
          stroke(knots + rows, ["#f1dfb8", 6], 0.85),
          box([150, 152, 900, 30, 15], "#a8703f") + box([150, 168, 900, 14, 7], "#7a4a2e"),
          lights(stage, { from: [180, 70], to: [1020, 60], sag: 110, count: 15 }),
          at([a, 560, 3], person(stage, "climb", { hat: "helmet", shirt: accent })),
          at([b, 440, 3, -1], person(stage, "climb", { hat: "helmet", shirt: pop })),
          at([c, 640, 2.9, -1], person(stage, "climb", { ...helmet, kid: true })),
          box([-20, 800, 1240, 120], darker(mix(stage.land, stage.ink, 0.4))),
          standing(stage, [480, 846, 2.9, 1], ["point", helmet]),
          standing(stage, [1010, 850, 2.9, -1], [roll.pick(["clap", "cheer", "wave"])]),
        ].join(""),
      ),
      reeds(stage, -lit),
    ];
  },
};

/** Somebody on a trolley who hangs from the cable at (x, y). */
function rider(stage: Stage, [x, y, k]: readonly [number, number, number]): string {
  const low = y + 70 + 112 * k;
  return (
    at([x, low, k, -1], person(stage, "dangle", { hat: "helmet", shirt: stage.accent })) +
    stroke(`M${x - 21 * k} ${y + 10}V${low - 104 * k}L${x - 4 * k} ${low - 48 * k}`, ["#ffffff", 7]) +
    stroke(`M${x - 12 * k} ${low - 44 * k}H${x + 11 * k}`, [stage.ink, 13]) +
    box([x - 21 * k - 40, y - 12, 80, 30, 10], stage.ink) +
    circle([x - 21 * k - 18, y - 2, 11], stage.pop) +
    circle([x - 21 * k + 18, y - 4, 11], stage.pop) +
    stroke(`M${x + 150} ${low - 250}h120M${x + 190} ${low - 190}h150M${x + 150} ${low - 130}h90`, ["#ffffff", 7], 0.5)
  );
}

const landing = ({ ink }: Stage): string => stroke("M-44 0L-34 -92H34L44 0M-40 -34L38 -70M40 -34L-38 -70", [mix("#8a5636", ink, 0.15), 8]);

const foliage = ({ land, pop, roll }: Stage, [x, y]: readonly [number, number]): string =>
  each(6, (i) => circle([x - 200 + i * 80, y + roll.between(-50, 10), roll.between(80, 110)], mix(land, pop, roll.between(0, 0.2))));

/** A treetop course: down the zip line, over the bridges between the huts, and up the net. */
export const highRopes: Kind = [zipLine, village, net];
