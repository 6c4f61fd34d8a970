import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, dashes, each, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { archedBridge } from "../../motifs/arched-bridge.ts";
import { bubble, magnet, timer } from "../../motifs/clue.ts";
import { padlock } from "../../motifs/padlock.ts";
import { bronze, plaque } from "../../motifs/statue.ts";
import { scanningPhone, tabletInHands } from "../../motifs/tablet.ts";
import { gate } from "../../motifs/town-gate.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { city } from "../../places/city.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle, stageWidth } from "../../stage.ts";

const cluesOnTheQuay: Layout = {
  hours: ["noon", "spring", "sunset", "morning"],
  horizon: [0.58, 0.62],
  focus: [0.5, 0.52],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const x = middle + lit * roll.between(-20, 30);
    const poses = roll.shuffled(["point", "think", "reach", "cheer"] as const);
    const route = `M${x - lit * 20} 400Q${x - lit * 200} 200 ${x - lit * 380} 250M${x + lit * 60} 400Q${x + lit * 30} 200 ${x + lit * 120} 190T${x + lit * 400} 280`;
    return [
      sky(stage, 0.4),
      aloft(stage),
      city(stage, ground, 1.45),
      box([0, ground, stageWidth, 24], paler(stage.land, 0.5)),
      water(stage, ground + 24),
      at([middle + lit * 430, ground + 120, 0.62], archedBridge(stage)),
      quay(stage, 700),
      glow([x + lit * 30, 470, 330], "#ffffff", 0.6),
      dashes(route, ["#ffffff", 10], [22, 20]),
      bubble([x - lit * 400, 250, 1.05], accent, "?") +
        bubble([x + lit * 130, 180, 1], pop, "key") +
        bubble([x + lit * 420, 290, 1], "#2fa58a", "!"),
      standing(stage, [x - lit * 330, 820, 3.9, lit], [poses[0] ?? "point"]),
      standing(stage, [x + lit * 270, 820, 3.8, -lit], [poses[1] ?? "think", { hat: "cap" }]),
      standing(stage, [x + lit * 430, 836, 3.7, -lit], [poses[2] ?? "reach"]),
      standing(stage, [x - lit * 90, 836, 4.5, lit], ["map", { shirt: accent }]) +
        at([x - lit * 90, 836, 4.5, lit], tabletInHands("#e83a5a")),
      backpack([x - lit * 480, 850], pop),
    ];
  },
};

const statue: Layout = {
  hours: ["morning", "autumn", "noon", "dusk"],
  horizon: [0.6, 0.64],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, ground, ink, light, accent } = stage;
    const x = middle + lit * roll.between(140, 190);
    return [
      sky(stage, 0.45),
      city(stage, ground, 1.6),
      trees(stage, "round", { count: 2, y: ground + 30, scale: 2.2, depth: 0.1, span: lit > 0 ? [960, 1260] : [-60, 240] }),
      square(stage, ground),
      soft([x, 790, 240, 22], 0.3),
      bronze(stage, [x, 780]),
      glow([x, 660, 200], light, 0.7),
      plaque(stage, [x, 670]),
      standing(stage, [x - lit * 340, 816, 4.2, lit], ["point", { held: turned([0, 0, 38], scanningPhone(paler(light, 0.2))) }]),
      standing(stage, [x - lit * 520, 800, 3.7, lit], [roll.pick(["think", "clap"])]),
      standing(stage, [x - lit * 650, 830, 3.6, lit], ["map"]) + at([x - lit * 650, 830, 3.6, lit], tabletInHands(accent)),
      standing(stage, [x + lit * 260, 826, 3.8, -lit], ["reach", { hat: "cap" }]),
      at([x - lit * 520, 250, 1.15], magnet(accent, ink)),
    ];
  },
};

const lockedGate: Layout = {
  hours: ["sunset", "dusk", "noon"],
  horizon: [0.6, 0.64],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, ground, pop, accent } = stage;
    const x = middle + lit * roll.between(20, 60);
    return [
      sky(stage, 0.5),
      aloft(stage),
      city(stage, ground, 0.95),
      square(stage, ground),
      gate(stage, [x, ground + 60]),
      glow([x, ground - 90, 280], pop, 0.85),
      at([x, ground - 96, 1.15], padlock(pop)),
      standing(stage, [x - lit * 410, 816, 3.9, lit], ["run", { shirt: accent }]),
      standing(stage, [x - lit * 215, 790, 3.7, lit], ["reach"]),
      standing(stage, [x + lit * 330, 816, 4, -lit], ["map", { hat: roll.pick(["cap", "beanie"] as const) }]) +
        at([x + lit * 330, 816, 4, -lit], tabletInHands("#e83a5a")),
      standing(stage, [x + lit * 490, 836, 3.6, -lit], [roll.pick(["cheer", "point", "raise"])]),
      at([x + lit * 430, 240, 1], timer(stage)),
    ];
  },
};

const quay = ({ ink, light }: Stage, y: number): string =>
  box([0, y, stageWidth, 300], fade([mix("#d9bfa8", ink, 0.05), mix("#a98c7a", ink, 0.25)])) +
  box([-20, y - 10, 1240, 26, 6], mix("#b99a86", ink, 0.25)) +
  stroke(
    each(18, (i) => `M${(i % 6) * 220 - (Math.floor(i / 6) % 2) * 110} ${y + 60 + Math.floor(i / 6) * 56}h90`),
    [light, 6],
    0.3,
  );

const square = ({ ink, light }: Stage, y: number): string =>
  box([0, y, stageWidth, 400], fade([mix("#d9c1ad", ink, 0.08), mix("#a98c7a", ink, 0.3)])) +
  stroke(
    each(24, (i) => `M${(i % 6) * 230 - (Math.floor(i / 6) % 2) * 110} ${y + 50 + Math.floor(i / 6) * 62}h90`),
    [light, 6],
    0.3,
  );

const backpack = ([x, y]: readonly [number, number], cloth: string): string =>
  soft([x, y, 60, 8]) +
  box([x - 50, y - 120, 100, 120, 34], cloth) +
  box([x - 36, y - 56, 72, 50, 14], darker(cloth, 0.14)) +
  stroke(`M${x - 20} ${y - 118}q20 -34 40 0`, [darker(cloth, 0.25), 9]);

/** A city game: clues along the quay, the statue that hides a code, and the locked gate. */
export const cityGame: Kind = [cluesOnTheQuay, statue, lockedGate];
