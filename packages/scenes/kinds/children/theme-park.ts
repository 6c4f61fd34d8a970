import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bigWheel } from "../../motifs/big-wheel.ts";
import { coasterCar } from "../../motifs/coaster-car.ts";
import { balloons, candyfloss, fenceFront, stall } from "../../motifs/fair.ts";
import { pony } from "../../motifs/pony.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;

const wheel: Layout = {
  hours: ["dusk", "sunset", "noon", "spring"],
  horizon: [0.66, 0.69],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, ground, accent, pop, water: blue, ink } = stage;
    const x = middle + lit * roll.between(60, 130);
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground, rise: 110, depth: 0.5 }),
      trees(stage, "round", { count: 9, y: ground + 14, scale: 1, depth: 0.3 }),
      box([0, ground + 20, stageWidth, 300], fade([mix("#e3c9a6", ink, 0.1), mix("#b3927a", ink, 0.25)])),
      glow([x, 330, 460], pop, 0.3),
      bigWheel(stage, [x, 350, 270], roll()),
      stall([middle - lit * 430, ground + 90, 1], [accent, "#fff6ea", ink]),
      stall([middle + lit * 520, ground + 80, 0.9], [blue, "#fff6ea", ink]),
      standing(stage, [middle - lit * 60, 800, 2.6, lit], [roll.pick(["cheer", "jump"]), kid]),
      standing(stage, [middle - lit * 390, 840, 4, lit], ["walk"]) +
        standing(stage, [middle - lit * 240, 850, 3.1, lit], ["raise", { kid: true, held: balloons([accent, pop, blue]) }]),
      standing(stage, [middle + lit * 210, 846, 3.1, -lit], ["point", kid]),
      standing(stage, [middle + lit * 430, 850, 3.8, -lit], [roll.pick(["hold", "sip"]), { held: candyfloss() }]),
    ];
  },
};

const coaster: Layout = {
  hours: ["noon", "sunset", "morning", "dusk"],
  horizon: [0.68, 0.72],
  focus: [0.5, 0.42],
  draw(stage) {
    const { roll, lit, ground, accent, pop, ink } = stage;
    const m = (dx: number) => middle + lit * dx;
    const slope = `M${m(-700)} 520Q${m(-520)} 60 ${m(-330)} 130Q${m(-160)} 190 ${m(-60)} 430Q${m(20)} 640 ${m(230)} 640`;
    const track = `${slope}A200 200 0 1 ${lit > 0 ? 0 : 1} ${m(190)} 632M${m(210)} 640Q${m(460)} 650 ${m(700)} 470`;
    const posts = (
      [
        [-560, 270],
        [-440, 140],
        [-330, 130],
        [-220, 190],
        [-120, 310],
        [360, 630],
        [480, 596],
        [590, 540],
      ] as const
    ).map(([dx, y]) => `M${m(dx)} ${y + 60}V${ground + 60}`);
    const cars = (
      [
        [-297, 144, 26],
        [-178, 235, 48],
        [-81, 384, 64],
      ] as const
    ).map(([dx, y, tilt], i) =>
      turned(
        [m(dx), y, lit * tilt],
        at(
          [m(dx), y - 8, 1.25, lit],
          coasterCar(i === 1 ? accent : pop, i === 1 ? pop : accent, at([-6, -2, 1.15], person(stage, "splash", kid))),
        ),
      ),
    );
    return [
      sky(stage, 0.45),
      aloft(stage),
      hills(stage, { y: ground, rise: 130, depth: 0.52 }),
      trees(stage, roll.pick(["round", "poplar"]), { count: 10, y: ground + 16, scale: 1, depth: 0.26 }),
      meadow(stage, ground + 20),
      stroke(
        posts.join("") + `M${m(-560)} ${ground + 40}L${m(-440)} 320L${m(-330)} ${ground + 40}L${m(-220)} 340L${m(-120)} ${ground + 40}`,
        [mix("#fff6ea", ink, 0.15), 9],
      ),
      at(
        [0, 55, 1],
        stroke(track, [darker(accent, 0.35), 30]) + stroke(track, [accent, 20]) + stroke(track, [paler(pop, 0.3), 5]) + cars.join(""),
      ),
      fenceFront(stage, 800),
      standing(stage, [m(-430), 850, 3.3, lit], ["point", kid]) + standing(stage, [m(-290), 860, 3.8, lit], [roll.pick(["cheer", "wave"])]),
      standing(stage, [m(20), 860, 3, -lit], [roll.pick(["jump", "cheer"]), kid]),
      standing(stage, [m(440), 856, 3.2, -lit], ["raise", { kid: true, held: candyfloss() }]),
    ];
  },
};

const merryGoRound: Layout = {
  hours: ["spring", "dusk", "sunset", "noon"],
  horizon: [0.58, 0.62],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, accent, pop, water: blue, light } = stage;
    const x = middle + lit * 20;
    const coats = roll.shuffled([
      ["#fff6ea", pop],
      [paler(accent, 0.4), accent],
      ["#8a5a3c", "#3a2418"],
      [paler(blue, 0.4), blue],
    ] as const);
    const horse = ([dx, y, k]: readonly [number, number, number], i: number) => {
      const [coat, mane] = coats[i % 4] ?? ["#fff6ea", pop];
      const px = x + lit * dx;
      return (
        box([px - 5, 300, 10, 480], paler(pop, 0.3)) +
        at([px, y, k, -lit], pony([coat, mane])) +
        at([px, y, k, lit], shape("M-24 -98Q0 -90 24 -98L18 -68H-20Z", accent)) +
        at([px - lit * 6, y - 54 * k, k * 1.05, lit], person(stage, roll.pick(["ride", "sit"]), kid))
      );
    };
    const roof = each(10, (i) => shape(`M${x} 40L${x - 470 + i * 94} 250H${x - 376 + i * 94}Z`, i % 2 ? "#fff6ea" : accent));
    return [
      sky(stage, 0.4),
      trees(stage, "round", { count: 9, y: ground + 16, scale: 1.1, depth: 0.28 }),
      meadow(stage, ground + 20),
      soft([x, 812, 520, 60], 0.3),
      oval([x, 780, 480, 74], darker(accent, 0.25)) + oval([x, 760, 480, 70], paler(pop, 0.35)),
      box([x - 110, 290, 220, 460], darker(accent, 0.08)) +
        [-70, 0, 70].map((dx) => oval([x + dx, 470, 26, 90], light, 0.8)).join("") +
        glow([x, 480, 420], "#fff2c0", 0.6),
      horse([200, 690, 1.4], 0),
      horse([-330, 770, 1.8], 1) + horse([20, 810, 2.1], 2) + horse([380, 770, 1.8], 3),
      roof + shape(`M${x} 40L${x + 470} 250H${x + 188}Z`, "#1a1030", 0.1),
      each(10, (i) => shape(`M${x - 470 + i * 94} 248h94v40a47 34 0 0 1 -94 0Z`, i % 2 ? blue : pop)) +
        each(11, (i) => circle([x - 470 + i * 94, 252, 11], light)),
      stroke(`M${x} 44V-20`, [pop, 9]) + circle([x, 34, 20], pop),
      standing(stage, [middle - lit * 490, 850, 3.7, lit], ["wave"]) +
        standing(stage, [middle + lit * 500, 856, 3, -lit], [roll.pick(["jump", "cheer"]), kid]),
    ];
  },
};

/** A theme park: the big wheel, the roller coaster, and the merry-go-round. */
export const themePark: Kind = [wheel, coaster, merryGoRound];
