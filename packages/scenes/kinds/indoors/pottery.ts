import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, shape, soft } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { kilnBody } from "../../motifs/kiln.ts";
import { brush, bucket, paintPot, painted } from "../../motifs/pot-paint.ts";
import { pottersWheel, vessel } from "../../motifs/vessel.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { lamps } from "../../places/lamps.ts";
import { lights } from "../../places/lights.ts";
import { meadow } from "../../places/meadow.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { windowOn } from "../../places/window.ts";
import { type Stage, middle } from "../../stage.ts";

const clays = ["#c9744a", "#d9b08c", "#a8a0a8", "#e2c9a8", "#8f5a44"];
const glazes = ["#3f7f8a", "#e8a33d", "#e2604e", "#6fa38a", "#f3e3c8", "#5d6fb0"];

const atTheWheel: Layout = {
  hours: ["studio", "autumn", "parlour", "morning"],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, accent, lamps: evening } = stage;
    const clay = roll.pick(clays);
    const x = middle + lit * roll.between(20, 70);
    return [
      room(stage, { floor: 0.74, wall: roll.pick(["planks", "plain", "bricks"]) }),
      evening > 0.7 ? lamps(stage, 3, 0.45) : windowOn(roll.pick(["noon", "spring", "autumn"]), [middle + lit * 330 - 130, 130, 260, 240]),
      board(stage, [middle - lit * 330, 260, 420]) + board(stage, [middle - lit * 330, 430, 420]),
      glow([x + lit * 40, 480, 420], stage.light, 0.5),
      potter(stage, [x + lit * 400, 720, 2.2, -lit], roll.pick(clays)),
      potter(stage, [x - lit * 400, 730, 2.3, lit], roll.pick(clays)),
      soft([x - lit * 150, 822, 90, 11]) +
        box([x - lit * 150 - 66, 720, 132, 100, 10], "#8a5a38") +
        box([x - lit * 150 - 78, 706, 156, 22, 10], "#b9764a"),
      at([x + lit * 90, 836, 1.75], pottersWheel(accent)),
      at([x + lit * 90, 602, 1.6], vessel(clay, roll.pick([0, 1, 2]))),
      at([x - lit * 125, 846, 4.3, lit], person(stage, "sit", { over: "apron" }) + hands(clay)),
      ...[0, 1, 2].map((i) => at([x - lit * (480 - i * 80), 880, 0.85], vessel(roll.pick(clays), i + 1))),
      bucket([x + lit * 400, 880], clay),
    ];
  },
};

const kiln: Layout = {
  hours: ["lamplight", "autumn", "parlour", "dusk"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, ink } = stage;
    const x = middle + lit * roll.between(70, 130);
    const pots = each(6, (i) =>
      at([x - 118 + (i % 3) * 118, i < 3 ? 534 : 706, 0.78], vessel(glazes[(i + Math.floor(roll() * 6)) % 6] ?? "#e8a33d", i)),
    );
    return [
      room(stage, { floor: 0.78, wall: roll.pick(["planks", "stripes"]) }),
      board(stage, [middle - lit * 390, 300, 330]) + board(stage, [middle + lit * 470, 260, 240]),
      lamps(stage, 2, 0.3),
      glow([x, 520, 620], "#ff9a48", 0.65),
      kilnBody(x, ink),
      pots,
      shape(
        `M${x - 190} 762H${x + 190}L${x + 360} 900H${x - 360}Z`,
        fade([
          [0, "#ffc46b", 0.55],
          [1, "#ffc46b", 0],
        ]),
      ),
      standing(stage, [x - lit * 300, 816, 4, lit], ["hold", { over: "apron", held: at([10, 2, 0.3], vessel(roll.pick(glazes), 0)) }]),
      standing(stage, [x - lit * 470, 826, 3.6, lit], [roll.pick(["cheer", "clap"]), { over: "apron" }]),
      standing(stage, [x + lit * 330, 820, 3.8, -lit], ["hold", { over: "apron", held: at([10, 2, 0.34], vessel(roll.pick(glazes), 1)) }]),
      standing(stage, [x + lit * 480, 840, 3.4, -lit], [roll.pick(["think", "point"]), { over: "apron" }]),
      at([middle - lit * 540, 880, 1.2], vessel(roll.pick(clays), 3)),
    ];
  },
};

const gardenTable: Layout = {
  hours: ["spring", "noon", "sunset", "morning"],
  horizon: [0.46, 0.5],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, pop } = stage;
    const poses = roll.shuffled(["hold", "clap", "think", "hold"] as const);
    const colours = roll.shuffled(glazes);
    const beam = mix("#a8703f", stage.ink, 0.1);
    return [
      sky(stage, 0.45),
      aloft(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.5 }),
      trees(stage, "round", { count: 6, y: ground + 40, scale: 1.3, depth: 0.2 }),
      meadow(stage, ground + 40),
      box([110, 130, 26, 660], beam) +
        box([1064, 130, 26, 660], beam) +
        box([40, 110, 1120, 28, 6], beam) +
        each(8, (i) => box([90 + i * 140, 70, 22, 60, 4], darker(beam))),
      each(12, (i) => circle([60 + i * 100, 106 + (i % 3) * 14, 34 - (i % 2) * 8], mix(stage.land, pop, (i % 4) * 0.12))) +
        each(10, (i) => circle([70 + i * 120, 120 + (i % 2) * 22, 9], i % 2 ? stage.accent : "#fff6ea")),
      lights(stage, { from: [120, 170], to: [1080, 170], sag: 90, count: 9 }),
      ...([-400, -170, 120, 380] as const).map((dx, i) =>
        at(
          [middle + lit * dx, 790, 3.8 + (i % 2) * 0.2, i < 2 ? lit : -lit],
          person(stage, poses[i] ?? "hold", {
            over: "apron",
            hat: i === 1 ? "straw" : undefined,
            held: poses[i] === "hold" ? brush(colours[i] ?? pop) : undefined,
          }),
        ),
      ),
      table(stage, 690),
      ...([-300, -40, 240] as const).map((dx, i) =>
        at([middle + lit * dx, 752 + (i % 2) * 30, [1.5, 1.9, 1.6][i] ?? 1.5], painted(colours[i] ?? pop, [3, 0, 1][i] ?? 0)),
      ),
      each(5, (i) => paintPot([middle + lit * (420 + (i % 3) * 54), 770 + Math.floor(i / 3) * 50], colours[i] ?? pop)),
      each(3, (i) => paintPot([middle - lit * (440 + i * 54), 830], colours[i + 2] ?? pop)),
      at([middle - lit * 160, 850, 0.9], vessel(roll.pick(clays), 1)),
    ];
  },
};

/** A shelf with pots in the colours of clay and glaze; its middle is (x, y), `w` its width. */
function board({ roll, ink }: Stage, [x, y, w]: readonly [number, number, number]): string {
  const count = Math.floor(w / 76);
  return (
    each(count, (i) => at([x - w / 2 + 40 + i * (w / count), y, 0.5], vessel(roll.pick([...clays, ...glazes]), Math.floor(roll() * 4)))) +
    box([x - w / 2, y, w, 14, 4], mix("#8a5a38", ink, 0.25))
  );
}

const potter = (stage: Stage, place: readonly [number, number, number, number], clay: string): string =>
  at(
    place,
    soft([10, 0, 70, 8]) +
      box([-20, -36, 40, 36, 4], "#8a5a38") +
      at([0, 10, 1.15], person(stage, "sit", { over: "apron" })) +
      at([52, 0, 0.42], pottersWheel("#6b7a94")) +
      at([52, -55, 0.34], vessel(clay, 1)),
  );

/** Clay on the fingers of somebody who sits at the wheel. */
const hands = (clay: string): string => circle([31, -60, 3.4], clay) + circle([36, -54, 2], clay);

/** Pottery: at the wheel, at the kiln, and painting under the pergola. */
export const pottery: Kind = [atTheWheel, kiln, gardenTable];
