import { darker, mix } from "../../ink/colour.ts";
import { at, box, circle, each, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bale } from "../../motifs/bale.ts";
import { pony as animal } from "../../motifs/pony.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { fence } from "../../places/fence.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { type Stage, middle } from "../../stage.ts";

const coats = [
  ["#a8653a", "#3a2418"],
  ["#e9dccb", "#c9a87e"],
  ["#5b4034", "#241814"],
  ["#d9a15c", "#fff3e0"],
] as const;

const firstRide: Layout = {
  hours: ["spring", "noon", "morning", "sunset"],
  focus: [0.5, 0.46],
  horizon: [0.46, 0.51],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [near, far] = roll.shuffled(coats);
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground, rise: 120, depth: 0.52 }),
      skyline(stage, ground + 8, 0.3),
      meadow(stage, ground + 6),
      fence(stage, ground + 76),
      at([middle - lit * 440, ground + 190, 1.2, -lit], animal(far ?? coats[0])),
      ridden(stage, [middle + lit * 60, 800, 3.3, lit], near ?? coats[0]),
      standing(stage, [middle - lit * 400, 806, 3.7, lit], ["hold", { hat: "cap" }]),
      stroke(`M${middle - lit * 290} 600Q${middle - lit * 280} 560 ${middle - lit * 310} 470`, ["#c9503f", 7]),
      reeds(stage, lit),
    ];
  },
};

const stable: Layout = {
  hours: ["autumn", "morning", "spring"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, ink, accent } = stage;
    const wood = mix(accent, ink, 0.35);
    const [a, b, c] = roll.shuffled(coats);
    const box1 = (x: number, coat: (typeof coats)[number]) =>
      box([x - 130, 250, 260, 500, 8], darker(wood, 0.55)) +
      at([x + 90 * lit, 800, 3.1, lit], animal(coat)) +
      box([x - 140, 600, 280, 200, 6], "#fff6ea") +
      stroke(`M${x - 130} 610L${x + 130} 790M${x + 130} 610L${x - 130} 790M${x - 134} 604H${x + 134}V796H${x - 134}Z`, [wood, 15]) +
      stroke(`M${x - 140} 800V246H${x + 140}V800`, ["#fff6ea", 18]);
    return [
      sky(stage, 0.2),
      shape("M-20 800V210L600 70L1220 210V800Z", wood) +
        shape("M-40 220L600 66L1240 220V260L600 110L-40 260Z", ink) +
        stroke(
          each(14, (i) => `M${i * 92} 220V800`),
          [darker(wood, 0.25), 4],
          0.6,
        ),
      box1(middle - lit * 390, a ?? coats[0]) + box1(middle, b ?? coats[1]) + box1(middle + lit * 390, c ?? coats[2]),
      box([-20, 790, 1240, 130], mix("#d9b98a", ink, 0.16)),
      at([middle + lit * 520, 830, 1.5], bale()),
      standing(stage, [middle - lit * 180, 826, 3.3, lit], ["reach", { kid: true, held: carrotTip() }]),
      standing(stage, [middle + lit * 230, 830, 3.3, -lit], ["point", { kid: true }]),
      standing(stage, [middle - lit * 500, 840, 3.6, lit], ["hold", { hat: "cap", held: pail(stage.water) }]),
    ];
  },
};

const forestRide: Layout = {
  hours: ["autumn", "spring", "noon"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [a, b, c] = roll.shuffled(coats);
    return [
      sky(stage, 0.3),
      forest(stage),
      bunting(stage, { from: [-20, 60], to: [1220, 40], sag: 140, count: 19 }),
      ridden(stage, [middle + lit * 420, ground + 160, 1.6, -lit], c ?? coats[2]),
      shape(`M-20 900V${ground + 190}Q${middle} ${ground + 110} 1220 ${ground + 200}V900Z`, mix("#c99a66", stage.land, 0.35)),
      ridden(stage, [middle - lit * 320, ground + 290, 2.5, -lit], b ?? coats[1]),
      ridden(stage, [middle + lit * 230, 810, 3, -lit], a ?? coats[0]),
      standing(stage, [middle - lit * 30, 806, 3.1, lit], ["walk", { hat: "cap" }]),
      reeds(stage, -lit),
    ];
  },
};

function ridden(
  stage: Stage,
  [x, y, scale, flip]: readonly [number, number, number, number],
  [coat, mane]: readonly [string, string],
): string {
  const rider = at([4, -62, 0.98, -1], person(stage, "ride", { kid: true, hat: "rider" }));
  const saddle =
    shape("M-22 -98Q2 -90 30 -98L24 -66Q4 -58 -16 -66Z", stage.accent) + stroke("M-20 -112Q-60 -128 -96 -122", ["#5b3420", 2.6]);
  return at([x, y, scale, flip], animal([coat, mane]) + saddle + rider + stroke("M-104 -136L-98 -104M-112 -112H-84", ["#5b3420", 3]));
}

const carrotTip = (): string => shape("M-4 -4L20 -12L2 4Z", "#f08a3c") + circle([-4, 0, 3], "#5a9e4f");
const pail = (colour: string): string =>
  stroke("M-12 14Q0 -12 12 14", ["#5a6675", 2]) + shape("M-14 14H14L10 38H-10Z", colour) + shape("M4 14H14L10 38H2Z", darker(colour));

/** Pony riding: the first ride, in the stable, and through the wood. */
export const pony: Kind = [firstRide, stable, forestRide];
