import { darker, mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { cupcake, dough, longLoaf, roundLoaf } from "../../motifs/bread.ts";
import { spongeCake, tieredCake } from "../../motifs/cake.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { lamps } from "../../places/lamps.ts";
import { meadow } from "../../places/meadow.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { windowOn } from "../../places/window.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const icings = ["#f2a3b8", "#fff3e0", "#8fd0c0", "#f7cf62", "#b79ae0"];

const bakery: Layout = {
  hours: ["morning", "autumn", "studio", "parlour"],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ink, lamps: evening } = stage;
    const x = middle + lit * roll.between(10, 60);
    const wood = mix("#8a5a38", ink, 0.2);
    const poses = roll.shuffled(["clap", "point", "cheer", "hold"] as const);
    const rack = (dx: number) =>
      each(
        3,
        (row) =>
          box([x + dx - 160, 250 + row * 92, 320, 13, 4], wood) +
          each(2, (i) => at([x + dx - 76 + i * 150, 250 + row * 92, 0.66], (row + i) % 2 ? longLoaf() : roundLoaf())),
      );
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["tiles", "bricks"]) }),
      evening > 0.7 ? lamps(stage, 2, 0.45) : windowOn(roll.pick(["morning", "noon", "spring"]), [x - 110, 130, 220, 230]),
      rack(-lit * 390) + rack(lit * 390),
      at([x - lit * 410, 790, 3.9, lit], person(stage, poses[0] ?? "clap", { over: "apron", hat: "chef" })),
      at([x - lit * 150, 780, 4, lit], person(stage, "golf", { over: "apron" })),
      at([x + lit * 160, 780, 4, -lit], person(stage, "golf", { over: "apron" })),
      at([x + lit * 420, 790, 3.9, -lit], person(stage, poses[1] ?? "point", { over: "apron", held: pin() })),
      table(stage, 680),
      at([x - lit * 10, 720, 1.5], dough()),
      flour([x - lit * 230, 730]) + flour([x + lit * 330, 716]),
      at([x - lit * 420, 812, 1.5], roundLoaf()),
      at([x + lit * 380, 826, 1.35], longLoaf()) + at([x + lit * 420, 776, 1.2], longLoaf()),
      at([x - lit * 180, 850, 1.2, lit], stroke("M-110 -16H110", ["#c98f58", 34]) + stroke("M-150 -16H150", ["#8a5a38", 12])),
      at([x + lit * 130, 860, 1.1], longLoaf()),
    ];
  },
};

const bigCake: Layout = {
  hours: ["playroom", "studio", "spring", "lamplight"],
  focus: [0.5, 0.52],
  draw(stage) {
    const { roll, lit, accent } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(icings);
    const x = middle + lit * roll.between(0, 60);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["stripes", "plain"]) }),
      bunting(stage, { from: [-20, 70], to: [1220, 90], sag: 120, count: 15 }),
      glow([x, 400, 480], stage.light, 0.5),
      stroke(`M${x + lit * 420} 820L${x + lit * 330} 360M${x + lit * 500} 820L${x + lit * 400} 360`, ["#a8703f", 15]) +
        stroke(
          each(5, (i) => `M${x + lit * (408 - i * 18)} ${750 - i * 86}h${lit * 80}`),
          ["#a8703f", 11],
        ),
      at([x - lit * 245, 640, 2.9, lit], person(stage, "hold", { over: "apron", held: piping(a) })),
      at([x, 812, 1], tieredCake([a, b, c], accent)),
      at([x + lit * 400, 620, 3, -lit], person(stage, "reach", { over: "apron", held: piping(c) })),
      box([x - lit * 320 - 110, 640, 220, 180, 10], "#a8703f") + box([x - lit * 320 - 122, 628, 244, 22, 6], "#c98f58"),
      at([x - lit * 380, 628, 0.9], cupcake(b)),
      standing(stage, [x - lit * 500, 836, 3.8, lit], [roll.pick(["cheer", "clap"]), { over: "apron", hat: "chef" }]),
      standing(stage, [x + lit * 250, 840, 3.5, -lit], ["hold", { over: "apron", held: at([6, 2, 0.36], cupcake(a)) }]),
      each(4, (i) => at([x - lit * (300 - i * 90), 884, 1.15], cupcake(icings[i] ?? a))),
    ];
  },
};

const marquee: Layout = {
  hours: ["spring", "noon", "morning"],
  horizon: [0.56, 0.6],
  focus: [0.5, 0.64],
  draw(stage) {
    const { roll, lit, ground, accent, light } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(icings);
    const poses = roll.shuffled(["cheer", "clap", "hold", "think", "point"] as const);
    const cloth = mix(light, accent, roll.pick([0.1, 0.2]));
    return [
      sky(stage, 0.5),
      hills(stage, { y: ground, rise: 120, depth: 0.5 }),
      trees(stage, "round", { count: 6, y: ground + 20, scale: 1.1, depth: 0.22 }),
      meadow(stage, ground + 16),
      shape("M-20 -20H1220V230Q900 130 600 60Q300 130 -20 230Z", cloth) +
        each(6, (i) => shape(`M600 -260L${-140 + i * 248} 262H${-16 + i * 248}Z`, accent, 0.16)) +
        each(13, (i) => shape(`M${i * 100 - 50} ${218 - 150 * (1 - Math.abs(i - 6) / 6)}h100v36q-50 34 -100 0Z`, i % 2 ? accent : cloth)),
      box([70, 200, 20, 640], "#fffaf0") + box([1110, 200, 20, 640], "#fffaf0"),
      bunting(stage, { from: [80, 260], to: [1120, 260], sag: 90, count: 17 }),
      ...([-440, -265, 255, 430] as const).map((dx, i) =>
        at(
          [middle + lit * dx, 790, 3.8, i < 2 ? lit : -lit],
          person(stage, poses[i] ?? "hold", { over: "apron", held: poses[i] === "hold" ? piping(a) : undefined }),
        ),
      ),
      counter(stage, 690),
      at([middle + lit * roll.between(-30, 30), 704, 1.5], spongeCake([a, c], accent)),
      each(4, (i) => at([middle - lit * (480 - i * 86), 706, 1.15], cupcake(icings[(i + 1) % 5] ?? b))),
      at([middle + lit * 300, 706, 1.05], roundLoaf()) + at([middle + lit * 500, 706, 0.85], longLoaf()),
    ];
  },
};

const counter = ({ light, accent }: Stage, y: number): string =>
  box([-20, y, stageWidth + 40, stageHeight - y], fade([mix(light, accent, 0.18), mix(light, accent, 0.4)])) +
  each(13, (i) => box([i * 100 - 40, y + 22, 46, 240], accent, 0.16)) +
  box([-20, y, stageWidth + 40, 22, 8], "#c98f58");

const flour = ([x, y]: readonly [number, number]): string =>
  oval([x, y, 76, 11], "#fffaf0", 0.8) + circle([x - 20, y - 8, 12], "#fffaf0", 0.8) + circle([x + 8, y - 10, 15], "#fffaf0", 0.8);
const piping = (bag: string): string =>
  shape("M-2 -18Q18 -24 22 -8L9 22Q5 24 3 20Z", darker(bag, 0.06)) + stroke("M6 20L5 28", ["#8c97a5", 4]);
const pin = (): string => stroke("M-18 -6L34 -20", ["#c98f58", 9]) + stroke("M-26 -4L44 -22", ["#8a5a38", 3.4]);

/** Baking: bread in the bakery, a cake of three storeys, and under the marquee. */
export const baking: Kind = [bakery, bigCake, marquee];
