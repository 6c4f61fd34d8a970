import { darker, mix } from "../../ink/colour.ts";
import { clipped, fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bale } from "../../motifs/bale.ts";
import { barn } from "../../motifs/barn.ts";
import { cow } from "../../motifs/cow.ts";
import { goat } from "../../motifs/goat.ts";
import { sheep } from "../../motifs/sheep.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { fence } from "../../places/fence.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const coats = ["#c98b5a", "#f4e6d4", "#8b6a58"];
const kid = { kid: true } as const;

const yard: Layout = {
  hours: ["spring", "noon", "morning"],
  horizon: [0.48, 0.53],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const big = roll.pick([() => goat(roll.pick(coats)), () => sheep(), () => cow()])();
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground - 10, rise: 100, depth: 0.5 }),
      skyline(stage, ground + 6, 0.3),
      hills(stage, { y: ground + 30, rise: 24, depth: 0.14 }),
      at([middle + lit * 320, ground + 80, roll.between(1.9, 2.3), lit], barn(stage)),
      fence(stage, ground + 60),
      meadow(stage, ground + 164),
      at([middle + lit * 410, 780, 1.4, lit], roll.pick([() => sheep(), () => goat()])()),
      hen([middle - lit * 20, 836, 1.1, -lit], "#b9503f") + hen([middle + lit * 300, 850, 0.9, lit], "#fff6ea"),
      at([middle - lit * 230, 806, 2.8, -lit], big),
      standing(stage, [middle + lit * 110, 800, 3, -lit], ["point", kid]),
      reeds(stage, -lit),
    ];
  },
};

const inTheBarn: Layout = {
  hours: ["autumn", "spring", "studio"],
  draw(stage) {
    const { roll, lit, ink, light } = stage;
    const wood = mix("#a8653a", ink, 0.3);
    const x = middle + lit * 160;
    const view = { ...stage, ground: 520, sunX: x };
    const outside = [
      sky(view, 0.7),
      hills(view, { y: 520, rise: 90, depth: 0.4 }),
      trees(view, "round", { count: 3, y: 560, scale: 1.1, depth: 0.2, span: [x - 190, x + 190] }),
      box([x - 200, 560, 400, 200], stage.land),
    ].join("");
    return [
      box([0, 0, stageWidth, stageHeight], fade([darker(wood, 0.4), wood])) +
        stroke(
          each(15, (i) => `M${i * 86} 0V720`),
          [darker(wood, 0.5), 5],
          0.6,
        ),
      clipped(`M${x - 200} 150H${x + 200}V700H${x - 200}Z`, outside),
      stroke(`M${x - 200} 700V150H${x + 200}V700`, [darker(wood, 0.55), 26]) + stroke("M-20 90L600 10L1220 90", [darker(wood, 0.6), 34]),
      glow([x, 420, 460], light, 0.55),
      box([0, 690, stageWidth, 220], fade(["#dcb25e", mix("#b9803f", ink, 0.3)])) +
        shape(`M${x - 200} 690H${x + 200}L${x + 420} 900H${x - 420}Z`, light, 0.28),
      at([middle - lit * 470, 720, 1.7], bale()) + at([middle - lit * 300, 720, 1.5], bale()) + at([middle - lit * 390, 600, 1.5], bale()),
      at([middle - lit * 380, 478, 0.9, lit], goat(roll.pick(coats))),
      at([x + lit * 60, 790, 2.5, lit], roll.pick([() => sheep(), () => goat(roll.pick(coats))])()),
      standing(stage, [x - lit * 230, 806, 3.4, lit], ["hold", { kid: true, held: milk() }]),
      standing(stage, [x + lit * 330, 800, 3, -lit], ["kneel", kid]),
      rabbit([x + lit * 240, 850, 1.3, lit], "#e9dccb"),
      rabbit([middle - lit * 170, 850, 1.1, lit], "#8b6a58"),
      hen([middle - lit * 500, 850, 1.3, lit], "#fff6ea"),
    ];
  },
};

const pond: Layout = {
  hours: ["morning", "noon", "spring", "sunset"],
  horizon: [0.42, 0.47],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const shore = `M${Math.round(middle + lit * 250) - 430} ${Math.round(ground + 190)}a430 120 0 1 0 860 0a430 120 0 1 0 -860 0Z`;
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.52 }),
      trees(stage, "birch", { count: 8, y: ground + 16, scale: 1, depth: 0.26 }),
      at([middle - lit * 400, ground + 40, 1.7, lit], barn(stage)),
      meadow(stage, ground + 26),
      clipped(shore, water(stage, ground + 60)),
      duck([middle + lit * 220, ground + 180, 1.5, lit]) +
        duck([middle + lit * 360, ground + 220, 1.1, lit]) +
        duck([middle + lit * 100, ground + 150, 0.8, -lit]),
      at([middle - lit * 140, ground + 110, 0.9, lit], sheep()),
      at([middle + lit * 470, 826, 1.9, lit], goat(roll.pick(coats))),
      standing(stage, [middle - lit * 60, 800, 3.4, lit], ["point", kid]),
      standing(stage, [middle - lit * 230, 812, 3.2, lit], ["cheer", kid]),
      standing(stage, [middle - lit * 410, 800, 4, lit], ["hold"]),
      reeds(stage, lit),
    ];
  },
};

const hen = (place: readonly [number, number, number, number], colour: string): string =>
  at(
    place,
    soft([0, 0, 30, 4]) +
      stroke("M-6 -14V-2M6 -14V-2", ["#e8a03c", 3.4]) +
      shape("M-30 -56Q-22 -22 2 -12Q36 -14 38 -54Q26 -34 4 -36Q-14 -40 -16 -58Z", colour) +
      circle([-22, -56, 11], colour) +
      shape("M-32 -56L-42 -51L-31 -49Z", "#f0a830") +
      circle([-22, -69, 4], "#e2453f") +
      circle([-27, -67, 4], "#e2453f") +
      circle([-25, -58, 2], "#2b1a1a") +
      shape("M0 -34Q18 -34 22 -26Q10 -16 0 -34Z", darker(colour, 0.16)),
  );

const rabbit = (place: readonly [number, number, number, number], colour: string): string =>
  at(
    place,
    soft([0, 0, 40, 5]) +
      oval([8, -22, 32, 23], colour) +
      circle([38, -26, 9], "#fffaf4") +
      circle([-24, -38, 17], colour) +
      turned([-26, -66, -10], oval([-26, -66, 6, 19], colour)) +
      turned([-14, -66, 14], oval([-14, -66, 6, 19], darker(colour))) +
      circle([-30, -40, 2.6], "#2b1a1a") +
      circle([-40, -34, 2.4], "#e58a8a"),
  );

const duck = (place: readonly [number, number, number, number]): string =>
  at(
    place,
    oval([4, 6, 52, 6], "#ffffff", 0.4) +
      shape("M-34 -16Q-30 8 6 8Q44 8 52 -26Q30 -14 8 -18Q-14 -22 -34 -16Z", "#fffaf4") +
      circle([-28, -34, 17], "#fffaf4") +
      shape("M-42 -34L-62 -28L-41 -24Z", "#f0a030") +
      circle([-33, -38, 2.6], "#2b1a1a") +
      shape("M0 -10Q20 -12 34 -18Q26 4 4 2Z", "#e9dfd8"),
  );

const milk = (): string => turned([6, -4, -70], box([0, -10, 22, 12, 4], "#ffffff") + box([22, -7, 7, 6, 2], "#f0a830"));

/** A petting farm: in the yard, in the barn, and by the pond. */
export const pettingFarm: Kind = [yard, inTheBarn, pond];
