import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { meadow } from "../../places/meadow.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;

const ring: Layout = {
  hours: ["lamplight", "neon", "parlour"],
  draw(stage) {
    const { lit, accent, pop, light, ink, sky: dark } = stage;
    const cloth = each(13, (i) =>
      shape(`M${middle} -60L${i * 100 - 50} 430H${i * 100 + 50}Z`, i % 2 ? mix(accent, ink, 0.25) : mix("#fff3e0", ink, 0.18)),
    );
    const seats = each(
      3,
      (row) =>
        box([0, 420 + row * 62, stageWidth, 64], mix(ink, dark[1], 0.25 + row * 0.12)) +
        each(15, (i) => watcher(stage, [i * 84 + (row % 2) * 42, 424 + row * 62])),
    );
    return [
      box([0, 0, stageWidth, stageHeight], fade([ink, dark[1]])),
      cloth,
      seats,
      shape(`M${middle - lit * 520} 0L${middle - 130} 700H${middle + 230}L${middle - lit * 420} 0Z`, light, 0.2) +
        shape(`M${middle + lit * 520} 0L${middle - 230} 700H${middle + 130}L${middle + lit * 420} 0Z`, light, 0.16),
      oval([middle, 790, 600, 160], darker(accent, 0.1)) +
        oval([middle, 776, 590, 150], pop) +
        oval([middle, 786, 548, 128], "#e3b778") +
        oval([middle, 790, 300, 70], light, 0.35),
      standing(stage, [middle - lit * 20, 800, 4.2, lit], ["cheer", { kid: true, shirt: accent }]),
      juggling([middle - lit * 20, 310], [accent, pop, "#2fa5d8", light]),
      soft([middle + lit * 350, 800, 80, 12]) +
        circle([middle + lit * 350, 734, 66], "#2f7fb5") +
        stroke(`M${middle + lit * 350 - 60} 716q60 40 120 0`, [pop, 17]) +
        at([middle + lit * 350, 672, 2.7, -lit], person(stage, "balance", kid)),
      standing(stage, [middle - lit * 350, 816, 3.8, lit], ["raise", { hat: "top", shirt: accent }]),
    ];
  },
};

const bigTop: Layout = {
  hours: ["dusk", "sunset", "noon", "spring"],
  horizon: [0.6, 0.64],
  draw(stage) {
    const { lit, ground, pop, accent } = stage;
    const x = middle + lit * 90;
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground, rise: 90, depth: 0.5 }),
      skyline(stage, ground + 6, 0.3),
      meadow(stage, ground + 6),
      glow([x, 640, 420], pop, 0.4),
      soft([x, 716, 480, 24], 0.25),
      tent(stage, x),
      lights(stage, { from: [-20, 250], to: [x, 120], sag: 110, count: 8 }) +
        lights(stage, { from: [x, 120], to: [1220, 260], sag: 110, count: 8 }),
      standing(stage, [middle - lit * 420, 806, 3.4, lit], ["point", kid]),
      standing(stage, [middle - lit * 260, 820, 3.2, lit], ["jump", kid]),
      stilts(stage, [middle + lit * 410, 810, 2.5, -lit]),
      standing(stage, [middle + lit * 190, 812, 3.3, -lit], ["cheer", { kid: true, shirt: accent }]),
      juggling([middle + lit * 190, 430], [pop, accent, "#2fa5d8"]),
    ];
  },
};

const school: Layout = {
  hours: ["playroom", "studio", "spring"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { lit, accent, pop, water: blue, light, land } = stage;
    const cloth = each(13, (i) =>
      shape(`M${middle} -260L${i * 120 - 180} 640H${i * 120 - 60}Z`, i % 2 ? mix(accent, light, 0.72) : mix(light, stage.sky[1], 0.3)),
    );
    const mats =
      shape("M-20 900V640H1220V900Z", mix(land, light, 0.3)) +
      shape(`M${middle - 480} 850L${middle - 330} 690H${middle + 330}L${middle + 480} 850Z`, mix(blue, light, 0.12)) +
      shape(`M${middle - 480} 850H${middle + 480}V874H${middle - 480}Z`, darker(blue, 0.1));
    return [
      box([0, 0, stageWidth, stageHeight], fade(stage.sky)),
      cloth,
      bunting(stage, { from: [-20, 110], to: [1220, 130], sag: 120, count: 19 }),
      box([0, 622, stageWidth, 20], pop),
      mats,
      stroke(`M${middle + lit * 190} -20V200M${middle + lit * 330} -20V200`, [stage.ink, 4]) +
        stroke(`M${middle + lit * 180} 200H${middle + lit * 340}`, [accent, 12]),
      at([middle + lit * 260, 446, 2.2, -lit], person(stage, "hang", kid)),
      standing(stage, [middle - lit * 210, 820, 3, lit], ["balance", { kid: true, shirt: pop }]),
      standing(stage, [middle + lit * 40, 820, 3, -lit], ["balance", { kid: true, shirt: accent }]),
      at([middle - lit * 85, 590, 2.6, lit], person(stage, "cheer", { kid: true, shirt: blue })),
      standing(stage, [middle + lit * 300, 826, 3.4, -lit], ["reach", { kid: true, held: plateOnStick(accent) }]),
      unicycle(stage, [middle - lit * 430, 810, 2.6, lit]),
      standing(stage, [middle + lit * 480, 830, 3.9, -lit], ["clap"]),
    ];
  },
};

function watcher({ roll, accent, pop, water, ink, sky }: Stage, [x, y]: readonly [number, number]): string {
  const skin = mix(roll.pick(["#f6cfae", "#c98a5e", "#8d5a3b"]), ink, 0.28);
  return box([x - 24, y + 10, 48, 60, 20], mix(roll.pick([accent, pop, water, sky[1]]), ink, 0.45)) + circle([x, y, 19], skin);
}

const juggling = ([x, y]: readonly [number, number], colours: readonly string[]): string =>
  colours
    .map((colour, i) => {
      const angle = Math.PI * (0.14 + (i / Math.max(1, colours.length - 1)) * 0.72);
      return (
        circle([x - Math.cos(angle) * 110, y - Math.sin(angle) * 120 + 60, 19], colour) +
        circle([x - Math.cos(angle) * 110 - 6, y - Math.sin(angle) * 120 + 54, 5], "#ffffff", 0.6)
      );
    })
    .join("");

function tent({ accent, pop, ink }: Stage, x: number): string {
  const roof = each(8, (i) =>
    shape(`M${x} 190L${x - 440 + i * 110} 470Q${x - 385 + i * 110} 492 ${x - 330 + i * 110} 470Z`, i % 2 ? "#fff6ea" : accent),
  );
  const wall = each(8, (i) => box([x - 400 + i * 100, 466, 101, 246], i % 2 ? "#fff6ea" : darker(accent, 0.08)));
  const flagOn = stroke(`M${x} 196V120`, [ink, 7]) + shape(`M${x} 120q40 -14 60 4t56 2l-12 22l12 20q-40 12 -60 -4t-56 2Z`, pop);
  return (
    wall +
    box([x + 200, 466, 200, 246], "#1a1030", 0.12) +
    roof +
    shape(`M${x} 190L${x + 440} 470H${x + 220}Z`, "#1a1030", 0.1) +
    each(16, (i) => circle([x - 412 + i * 55, 480, 16], i % 2 ? accent : pop)) +
    shape(`M${x - 96} 712Q${x - 90} 540 ${x} 506Q${x + 90} 540 ${x + 96} 712Z`, ink) +
    shape(
      `M${x} 506Q${x - 90} 540 ${x - 96} 712H${x - 60}Q${x - 50} 600 ${x} 506Z` +
        `M${x} 506Q${x + 90} 540 ${x + 96} 712H${x + 60}Q${x + 50} 600 ${x} 506Z`,
      paler(pop, 0.2),
    ) +
    glow([x, 660, 110], pop, 0.6) +
    flagOn
  );
}

function stilts(stage: Stage, place: readonly [number, number, number, number]): string {
  return at(
    place,
    soft([0, 0, 24, 4]) +
      stroke("M-7 -60V0M7 -60V0", ["#a8703f", 5]) +
      shape("M-13 -104L-15 -46H-1L0 -90L1 -46H15L13 -104Z", stage.pop) +
      at([0, -60, 1], person(stage, "wave", { hat: "top", trousers: stage.pop })),
  );
}

function unicycle(stage: Stage, place: readonly [number, number, number, number]): string {
  const wheel =
    circle([0, -26, 27], stage.ink) +
    circle([0, -26, 22], stage.light, 0.6) +
    circle([0, -26, 4], stage.ink) +
    stroke("M0 -26V-62M-10 -64H10", [stage.accent, 5]);
  return at(place, soft([0, 0, 26, 4]) + wheel + at([0, -24, 0.98], person(stage, "balance", { kid: true })));
}

const plateOnStick = (colour: string): string =>
  stroke("M-4 10L8 -52", ["#a8703f", 2.6]) + oval([9, -55, 24, 5], colour) + oval([9, -57, 16, 3], "#ffffff", 0.5);

/** The circus: in the ring, in front of the big top, and at the circus school. */
export const circus: Kind = [ring, bigTop, school];
