import { mix, paler } from "../../ink/colour.ts";
import { glow } from "../../ink/paint.ts";
import { at, box, each, mirrored, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { type Cloth, envelope, farBalloon, flame, greatBalloon } from "../../motifs/great-balloon.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { polder } from "../../places/polder.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle } from "../../stage.ts";

const takeOff: Layout = {
  hours: ["morning", "noon", "spring", "sunset"],
  horizon: [0.66, 0.7],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [near, second, third] = cloths(stage);
    const x = middle + lit * roll.between(-40, 70);
    const up = roll.between(0, 50);
    return [
      sky(stage, 0.45),
      at([middle - lit * roll.between(380, 440), roll.between(290, 350), 0.52], farBalloon(stage, second)),
      at([middle + lit * roll.between(420, 480), roll.between(430, 500), 0.36], farBalloon(stage, third)),
      hills(stage, { y: ground - 20, rise: 110, depth: 0.5 }),
      trees(stage, roll.pick(["poplar", "round", "pine", "birch"]), { count: 8, y: ground + 8, scale: 0.8, depth: 0.28 }),
      meadow(stage, ground + 4),
      soft([x, 792, 150, 18], 0.25),
      stroke(`M${x - 60} ${700 - up}Q${x - 170} 690 ${x - 226} 616L${x - 300} 640`, ["#f1dfb8", 6]),
      at([x, 624 - up, 1.26, lit], greatBalloon(stage, near)),
      standing(stage, [x - 330, 816, 2.9, 1], ["pull"]),
      standing(stage, [x + 300, 820, 3, -1], [roll.pick(["wave", "cheer"])]),
      standing(stage, [x + 430, 836, 2.9, -1], [roll.pick(["clap", "point", "wave"]), { kid: true }]),
      standing(stage, [x - 480, 842, 3, 1], [roll.pick(["raise", "wave", "cheer"])]),
    ];
  },
};

const aboveTheLand: Layout = {
  hours: ["morning", "sunset", "noon", "autumn"],
  horizon: [0.52, 0.57],
  focus: [0.5, 0.55],
  draw(stage) {
    const { roll, lit, ground, ink, light, water: blue } = stage;
    const [near, second, third] = cloths(stage);
    const x = middle - lit * roll.between(130, 190);
    const crew = roll.shuffled(["wave", "point", "cheer", "raise"] as const);
    const [mouth, bend, shore] = [middle + lit * 110, middle + lit * 330, middle + lit * 250];
    const river =
      `M${mouth} ${ground}Q${mouth - lit * 20} ${ground + 50} ${bend - 20} ${ground + 100}T${shore} 910h${lit * 230}` +
      `Q${shore + lit * 300} ${ground + 150} ${bend + lit * 90} ${ground + 90}T${mouth + lit * 16} ${ground}Z`;
    return [
      sky(stage, 0.5),
      hills(stage, { y: ground + 10, rise: 60, depth: 0.6 }),
      polder(stage),
      shape(river, mix(blue, light, 0.3)),
      trees(stage, "poplar", { count: 7, y: 800, scale: 0.6, depth: 0.05 }),
      at([middle + lit * roll.between(400, 460), roll.between(540, 600), 0.74, lit], farBalloon(stage, second)),
      at([middle + lit * roll.between(170, 220), roll.between(290, 330), 0.4], farBalloon(stage, third)),
      at([middle - lit * roll.between(470, 520), roll.between(400, 450), 0.32], farBalloon(stage, second)),
      stroke(`M${x - 200} -20L${x - 186} 640M${x + 200} -20L${x + 186} 640M${x - 90} -20L${x - 100} 640M${x + 90} -20L${x + 100} 640`, [
        ink,
        9,
      ]),
      shape(`M${x - 420} -20Q${x - 260} 70 ${x - 190} 96Q${x} 130 ${x + 190} 96Q${x + 260} 70 ${x + 420} -20Z`, near.a) +
        shape(`M${x - 90} 112Q${x} 122 ${x + 90} 112L${x + 150} -20H${x - 150}Z`, near.b),
      glow([x, 180, 220], "#ffb347", 0.6) + at([x, 236, 2.6], flame()),
      ...[-118, 6, 124].map((dx, i) =>
        at([x + dx, 800, 3.2, i === 2 ? -1 : 1], person(stage, crew[i] ?? "wave", { hat: i === 1 ? "cap" : undefined })),
      ),
      wickerFront([x, 650]),
    ];
  },
};

const inflating: Layout = {
  hours: ["dusk", "spring", "sunset", "morning"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const [near, second, third] = cloths(stage);
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground - 10, rise: 130, depth: 0.5 }),
      trees(stage, roll.pick(["poplar", "round", "pine"]), { count: 10, y: ground + 14, scale: 1, depth: 0.22 }),
      meadow(stage, ground + 12),
      mirrored(
        middle,
        lit,
        [
          soft([240, ground + 84, 80, 10]) + at([240, ground + 8, 0.74], farBalloon(stage, second)),
          soft([80, ground + 56, 50, 7]) + at([80, ground + 10, 0.46], farBalloon(stage, third)),
          soft([830, 780, 390, 40], 0.28),
          turned([560, 640, 78], at([560, 640, 1.5], envelope(near))),
          glow([600, 640, 250], "#ffb347", stage.lamps > 0.5 ? 0.85 : 0.55),
          turned([520, 650, 84], at([470, 650, 2.3], flame())),
          turned([400, 690, 82], at([400, 700, 1.5], tipped())),
          stroke("M420 640L610 560M430 740L600 760", [stage.ink, 5]),
          standing(stage, [700, 846, 3.1, -1], ["reach", { hat: "cap" }]),
          standing(stage, [190, 826, 3.5, 1], ["point", { hat: roll.pick(["cap", "beanie"] as const) }]),
          standing(stage, [860, 856, 2.8, -1], [roll.pick(["wave", "point"]), { kid: true }]),
          standing(stage, [1060, 846, 3.1, -1], [roll.pick(["cheer", "hips"])]),
        ].join(""),
      ),
      reeds(stage, lit),
    ];
  },
};

/** Three cloths, each with a different pattern. */
function cloths({ roll, accent, pop, light, water: blue }: Stage): readonly [Cloth, Cloth, Cloth] {
  const [p = accent, q = pop, r = blue] = roll.shuffled([accent, "#2f7fb5", "#e4577a", "#2a9d83", "#7a5bb0"]);
  const [first = "gores", second = "bands", third = "points"] = roll.shuffled(["gores", "bands", "points"] as const);
  return [
    { a: p, b: pop, manner: first },
    { a: paler(q, 0.1), b: light, manner: second },
    { a: pop, b: r, manner: third },
  ];
}

/** A basket seen from near, its rim at (x, y). */
const wickerFront = ([x, y]: readonly [number, number]): string =>
  box([x - 220, y, 440, 340, 26], "#a8703f") +
  box([x + 90, y, 130, 340, 26], "#1a1030", 0.16) +
  stroke(
    each(6, (i) => `M${x - 206} ${y + 50 + i * 46}H${x + 206}`) + each(8, (i) => `M${x - 182 + i * 52} ${y + 20}V920`),
    ["#7a4a2e", 7],
    0.55,
  ) +
  box([x - 238, y - 18, 476, 44, 20], "#6b4029") +
  box([x - 226, y - 14, 452, 12, 6], "#a0683f") +
  each(2, (i) => box([x - 150 + i * 250, y + 20, 56, 92, 22], "#e2c9a0") + box([x - 144 + i * 250, y + 12, 44, 20, 6], "#7a4a2e"));

/** A basket that lies on its side. */
const tipped = (): string =>
  box([-50, 0, 100, 76, 10], "#a8703f") +
  stroke("M-46 20H46M-46 38H46M-46 56H46M-26 4V72M0 4V72M26 4V72", ["#7a4a2e", 3], 0.6) +
  box([-56, -8, 112, 14, 6], "#6b4029");

/** Ballooning: the take-off, above the land, and blowing up the balloon. */
export const balloon: Kind = [takeOff, aboveTheLand, inflating];
