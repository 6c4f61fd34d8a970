import { darker, mix, paler } from "../../ink/colour.ts";
import { glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { beanSack, cappuccino, espressoMachine } from "../../motifs/espresso.ts";
import { bean, roaster } from "../../motifs/roaster.ts";
import { steam } from "../../motifs/steam.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { city } from "../../places/city.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { table } from "../../places/table.ts";
import { windowOn } from "../../places/window.ts";
import { type Stage, middle, stageWidth } from "../../stage.ts";

const enamels = ["#d8433f", "#2f7f8a", "#e8a33d", "#3f5d78", "#6fa38a"];

const espressoBar: Layout = {
  hours: ["studio", "parlour", "morning", "lamplight"],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, accent } = stage;
    const x = middle + lit * roll.between(70, 130);
    const poses = roll.shuffled(["sip", "clap", "think", "cheer"] as const);
    const china = roll.pick(["#fffaf0", accent, "#8fc2a5"]);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["tiles", "bricks", "planks"]) }),
      board(stage, [middle - lit * 330, 230]),
      lamps(stage, 3, stage.lamps > 0 ? 0.4 : 0.2),
      shelf(stage, [middle + lit * 330 - 170, 310, 340], "pots"),
      at([x - lit * 490, 780, 3.8, lit], person(stage, poses[0] ?? "sip", { over: "apron", held: mug(china) })),
      at([x - lit * 310, 780, 3.9, lit], person(stage, "hold", { over: "apron", held: jug() })),
      at([x + lit * 370, 780, 3.9, -lit], person(stage, roll.pick(["point", "reach"]), { over: "apron", hat: "cap" })),
      table(stage, 690),
      at([x + lit * 10, 724, 1.22, lit], espressoMachine(roll.pick(enamels))),
      at([x + lit * 10, 560, 1], steam(110) + steam(-110)),
      at([x - lit * 250, 846, 1.05, -lit], cappuccino(china, 1)),
      at([x + lit * 230, 850, 0.8, lit], cappuccino("#fffaf0", 0)),
      each(7, (i) => bean([x - lit * (60 - i * 22), 850 + (i % 3) * 12, i * 50])),
    ];
  },
};

const roastery: Layout = {
  hours: ["autumn", "parlour", "studio", "dusk"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, ink, pop } = stage;
    const x = middle + lit * roll.between(60, 120);
    const poses = roll.shuffled(["think", "clap", "raise", "hips"] as const);
    return [
      room(stage, { floor: 0.78, wall: "bricks" }),
      windowOn(roll.pick(["noon", "sunset", "autumn"]), [middle - lit * 430 - 110, 170, 220, 240]),
      lamps(stage, 2, 0.4),
      glow([x, 500, 460], pop, 0.4),
      stroke(`M${x + lit * 180} 340V200H${x + lit * 420}V-20`, [mix("#8c97a5", ink, 0.3), 46]),
      at([x, 790, 1, lit], roaster(roll.pick(enamels), ink)),
      at([x + lit * 430, 812, 1.5], beanSack()) + at([middle - lit * 520, 800, 1.5], beanSack()),
      standing(stage, [x - lit * 290, 812, 3.8, lit], ["point", { over: "apron", hat: "cap" }]),
      standing(stage, [x - lit * 440, 830, 3.7, lit], [poses[0] ?? "think", { over: "apron" }]),
      standing(stage, [x + lit * 310, 822, 3.7, -lit], ["hold", { over: "apron", held: scoop() }]),
      at([middle + lit * 560, 880, 1.7], beanSack()),
      each(9, (i) => bean([x - 200 + i * 50, 858 + (i % 3) * 12, i * 50])),
    ];
  },
};

const latteArt: Layout = {
  hours: ["morning", "noon", "dusk", "spring"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ink } = stage;
    const china = roll.pick([...enamels, "#fffaf0", "#fffaf0"]);
    const x = middle + lit * roll.between(20, 70);
    const wall = mix(stage.land, ink, 0.35);
    return [
      box([0, 0, stageWidth, 900], stage.sky[1]),
      box([0, 0, stageWidth, 560], stage.sky[0]),
      circle([stage.sunX, 190, 90], stage.light),
      city(stage, 600, 1.15),
      each(4, (i) => box([-20 + i * 400 - 16, 0, 32, 640], wall)) +
        box([0, 0, stageWidth, 70], wall) +
        box([0, 600, stageWidth, 320], darker(wall, 0.1)),
      each(
        3,
        (i) =>
          glow([200 + i * 400, 170, 260], stage.light, 0.4) +
          stroke(`M${200 + i * 400} 0V120`, [ink, 4]) +
          circle([200 + i * 400, 146, 34], paler(stage.pop, 0.5)),
      ),
      at([x - lit * 430, 790, 3.9, lit], person(stage, roll.pick(["sip", "think", "clap"]), { over: "apron", held: mug(china) })),
      at([x - lit * 250, 780, 3.7, lit], person(stage, roll.pick(["cheer", "point"]), { over: "apron" })),
      at([x + lit * 380, 790, 4.2, -lit], person(stage, "hold", { over: "apron" })),
      table(stage, 720),
      at([x, 850, 1.75, -lit], cappuccino(china, roll() < 0.5 ? 0 : 1)),
      pitcher([x + lit * 205, 450], lit),
      at([x - lit * 410, 850, 0.85, lit], cappuccino("#fffaf0", 1)),
      each(8, (i) => bean([x + lit * (330 + (i % 4) * 46), 820 + Math.floor(i / 4) * 38, i * 50])),
    ];
  },
};

function board({ ink, pop }: Stage, [x, y]: readonly [number, number]): string {
  const rows = each(
    4,
    (i) =>
      box([x - 110, y - 34 + i * 34, [130, 96, 150, 112][i] ?? 120, 9, 4], "#ffffff", 0.6) + circle([x + 104, y - 30 + i * 34, 7], pop),
  );
  return (
    box([x - 150, y - 110, 300, 230, 10], "#a8703f") +
    box([x - 138, y - 98, 276, 206, 5], mix(ink, "#2b4a3f", 0.4)) +
    shape(`M${x - 22} ${y - 84}h44l-6 30h-32Z`, pop) +
    rows
  );
}

/** A milk jug that pours to the left below it (for `side` 1). */
const pitcher = ([x, y]: readonly [number, number], side: number): string =>
  at(
    [x, y, 1.25, side],
    stroke("M-112 6Q-136 30 -136 92", ["#fff8ea", 16]) +
      turned(
        [0, 0, -38],
        shape("M-72 -70L-104 -78Q-84 -40 -66 -20L-70 80H70L60 -70Z", "#c3ccd6") +
          shape("M20 -70L26 80H70L60 -70Z", "#8c97a5") +
          oval([-6, -70, 68, 16], "#fff8ea") +
          stroke("M64 -46Q124 -40 112 20Q104 56 68 50", ["#dfe5ea", 15]),
      ),
  );

const mug = (china: string): string => box([-8, -12, 17, 16, 4], china) + stroke("M9 -8q7 0 6 5q-1 4 -6 4", [china, 3]);
const jug = (): string => shape("M-6 -16H14L18 6H-4Z", "#dfe5ea") + shape("M6 -16H14L18 6H8Z", "#8c97a5");
const scoop = (): string =>
  stroke("M-6 4L18 -4", ["#8a5a38", 4]) + shape("M14 -12L40 -12Q38 4 20 4Z", "#c3ccd6") + oval([27, -12, 13, 4], "#5b3422");

/** Coffee: behind the espresso bar, at the roaster, and latte art. */
export const coffee: Kind = [espressoBar, roastery, latteArt];
