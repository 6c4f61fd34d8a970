import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { carrot } from "../../motifs/carrot.ts";
import { pan } from "../../motifs/pan.ts";
import { pizza } from "../../motifs/pizza.ts";
import { steam } from "../../motifs/steam.ts";
import { tomato } from "../../motifs/tomato.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { table } from "../../places/table.ts";
import { windowOn } from "../../places/window.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const kitchen: Layout = {
  hours: ["studio", "parlour", "lamplight"],
  draw(stage) {
    const { roll, lit, accent, lamps: evening } = stage;
    const steams = [-40, 0, 40].map((x) => steam(x)).join("");
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["tiles", "plain"]) }),
      evening ? lamps(stage, 2) : windowOn(roll.pick(["noon", "spring"]), [middle + lit * 180 - 150, 140, 300, 250]),
      shelf(stage, [middle - lit * 300 - 170, 240, 340], roll.pick(["pots", "bottles"])),
      at([middle - lit * 400, 760, 3.7, lit], person(stage, roll.pick(["wave", "hold"]), { hat: "chef", shirt: "#fffaf0" })),
      at([middle - lit * 180, 760, 3.6, lit], person(stage, roll.pick(["point", "sip"]), { over: "apron" })),
      at([middle + lit * 480, 770, 3.7, -lit], person(stage, roll.pick(["clap", "cheer", "reach"]), { over: "apron", shirt: accent })),
      table(stage, 690),
      at([middle + lit * 220, 716, 2.2], pan(stage) + steams),
      at([middle - lit * 80, 724, 2.1], tomato()),
      at([middle - lit * 190, 734, 1.5], tomato()),
      at([middle - lit * 390, 738, 2, lit], carrot()),
    ];
  },
};

const pizzaOven: Layout = {
  hours: ["autumn", "dusk", "parlour", "lamplight"],
  draw(stage) {
    const { lit, ink, accent, pop } = stage;
    const x = middle + lit * 220;
    const stone = mix("#c98a68", ink, 0.1);
    const bricks = each(16, (i) => {
      const angle = Math.PI * (0.02 + (i / 15) * 0.96);
      return turned(
        [x - Math.cos(angle) * 262, 520 - Math.sin(angle) * 262, (angle * 180) / Math.PI - 90],
        box([x - Math.cos(angle) * 262 - 23, 520 - Math.sin(angle) * 262 - 30, 46, 60, 6], i % 2 ? paler(stone, 0.2) : darker(stone, 0.08)),
      );
    });
    return [
      room(stage, { floor: 0.8, wall: "bricks" }),
      glow([x, 470, 560], "#ffb347", 0.5),
      shape(`M${x - 320} 620V500A320 320 0 0 1 ${x + 320} 500V620Z`, stone),
      shape(`M${x - 232} 600V520A232 232 0 0 1 ${x + 232} 520V600Z`, darker(ink, 0.2)),
      glow([x, 540, 250], "#ff8a3c", 0.9),
      shape(
        `M${x - 160} 590Q${x - 190} 500 ${x - 110} 440Q${x - 100} 500 ${x - 60} 500Q${x - 60} 400 ${x} 360` +
          `Q${x - 4} 440 ${x + 60} 480Q${x + 90} 450 ${x + 96} 420Q${x + 170} 500 ${x + 150} 590Z`,
        "#f2702f",
      ),
      shape(
        `M${x - 90} 590Q${x - 100} 530 ${x - 50} 510Q${x - 20} 480 ${x} 430Q${x + 20} 500 ${x + 70} 520Q${x + 96} 550 ${x + 80} 590Z`,
        "#ffd257",
      ),
      bricks,
      box([x - 370, 590, 740, 46, 10], paler(stone, 0.35)) +
        box([x - 340, 636, 680, 280], darker(stone, 0.3)) +
        box([x - 120, 690, 240, 220, 16], darker(ink, 0.1)),
      standing(stage, [middle - lit * 240, 810, 4.3, lit], ["hold", { hat: "chef", shirt: "#fffaf0", held: peel(pop) }]),
      standing(stage, [middle - lit * 450, 820, 3.7, lit], ["clap", { over: "apron" }]),
      standing(stage, [middle + lit * 520, 830, 3.5, -lit], ["cheer", { shirt: accent, over: "apron" }]),
    ];
  },
};

const fromAbove: Layout = {
  hours: ["studio", "playroom", "autumn", "parlour"],
  draw(stage) {
    const { roll, lit, accent, pop, land, ink, water: blue, light } = stage;
    const cloth = mix(blue, light, 0.45);
    const turn = roll.between(0, 360);
    const helpers = each(6, (i) =>
      turned(
        [middle, 450, i * 60 + turn],
        hand(roll.pick(["#f6cfae", "#c98a5e", "#8d5a3b", "#fadcc2"]), [accent, "#fff3e0", pop, "#2f5d8a"][i % 4] ?? accent),
      ),
    );
    const plates = each(3, (i) => turned([middle, 450, i * 120 + turn + 30], at([middle, 172, 1], plate(i, accent, land))));
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix("#d8a366", ink, 0.05), mix("#b9764a", ink, 0.12)])),
      stroke(
        each(7, (i) => `M0 ${80 + i * 130}H1200`),
        [mix("#8a5a38", ink, 0.2), 4],
        0.4,
      ),
      oval([middle + lit * 20, 474, 470, 434], "#1a1030", 0.18),
      circle([middle, 450, 428], cloth) +
        circle([middle, 450, 400], paler(cloth, 0.4)) +
        stroke(
          each(12, (i) => ray(i)),
          [cloth, 16],
          0.5,
        ),
      at([middle, 450, 1], pizza()),
      plates,
      helpers,
      at([middle + lit * 500, 800, 2.3], tomato()) +
        at([middle - lit * 510, 180, 2.1, lit], carrot()) +
        at([middle + lit * 520, 220, 1.7], tomato()),
    ];
  },
};

const baking: Layout = {
  hours: ["playroom", "spring", "studio"],
  draw(stage) {
    const { roll, lit, accent, pop, light } = stage;
    return [
      room(stage, { floor: 0.8, wall: "tiles" }),
      windowOn("spring", [middle - 150, 130, 300, 230]),
      shelf(stage, [middle - lit * 400 - 130, 260, 260], "bottles"),
      shelf(stage, [middle + lit * 400 - 130, 260, 260], "pots"),
      at([middle - lit * 390, 800, 4.1, lit], person(stage, "hold", { kid: true, hat: "chef", over: "apron", held: whisk(accent) })),
      at([middle - lit * 160, 790, 3.6, lit], person(stage, roll.pick(["cheer", "clap"]), { kid: true, over: "apron" })),
      at([middle + lit * 450, 800, 4.3, -lit], person(stage, "point", { over: "apron", shirt: pop })),
      table(stage, 690),
      at([middle + lit * 150, 716, 2.1], cake(accent, light, pop)),
      at([middle - lit * 280, 728, 1.5], bowl(pop)),
      ...[0, 1, 2].map((i) => at([middle + lit * (360 + i * 82), 728, 1.1], cupcake([accent, pop, "#8a6fb5"][i] ?? accent))),
    ];
  },
};

const ray = (i: number): string => {
  const [dx, dy] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
  return `M${middle + dx * 290} ${450 + dy * 290}L${middle + dx * 396} ${450 + dy * 396}`;
};

const hand = (skin: string, sleeve: string): string =>
  stroke(`M${middle} -170V30`, [sleeve, 92]) +
  stroke(`M${middle} 30V100`, [skin, 50]) +
  circle([middle, 118, 34], skin) +
  stroke(`M${middle - 18} 124v34M${middle} 128v42M${middle + 18} 124v34M${middle + 30} 104l18 22`, [skin, 15]);

const plate = (i: number, accent: string, land: string): string =>
  circle([4, 8, 72], "#1a1030", 0.16) +
  circle([0, 0, 70], "#fffaf4") +
  circle([0, 0, 52], "#f0e6df") +
  [
    shape("M-30 10Q0 -40 32 6Q10 34 -30 10Z", land) + circle([6, 4, 15], accent),
    circle([-12, -8, 20], accent) + circle([18, 10, 16], "#f7cf62"),
    oval([0, 4, 34, 22], "#e2b06a") + stroke("M-18 0L18 8", [land, 6]),
  ][i % 3];

const peel = (sauce: string): string =>
  stroke("M-30 6L66 -22", ["#c98f58", 4.5]) +
  turned(
    [84, -27, -16],
    oval([84, -27, 27, 8], "#d8a366") +
      oval([84, -31, 22, 6], sauce) +
      circle([78, -33, 2.6], "#d9452f") +
      circle([90, -32, 2.6], "#d9452f"),
  );

const whisk = (handle: string): string =>
  stroke("M0 -4L6 16", [handle, 5]) + stroke("M6 16Q-4 30 10 38Q22 30 6 16M6 16L10 38", ["#8c97a5", 2]);

const bowl = (colour: string): string =>
  soft([0, 0, 70, 8]) +
  oval([0, -62, 76, 16], "#fff3e0") +
  shape("M-76 -62Q-64 0 -30 0H30Q64 0 76 -62Q0 -34 -76 -62Z", colour) +
  shape("M20 -46Q30 -20 10 0H30Q64 0 76 -62Q52 -50 20 -46Z", darker(colour));

const cake = (icing: string, cream: string, pop: string): string =>
  soft([0, 0, 112, 11]) +
  oval([0, -6, 112, 14], "#e9dfd8") +
  box([-84, -62, 168, 58, 10], "#d9a06b") +
  box([-84, -62, 168, 24, 10], icing) +
  each(7, (i) => box([-80 + i * 24, -52, 17, 20 + (i % 3) * 9, 8], icing)) +
  box([-54, -110, 108, 52, 10], cream) +
  each(5, (i) => circle([-44 + i * 22, -62, 12], icing)) +
  box([-54, -110, 108, 16, 8], icing) +
  each(3, (i) => box([-28 + i * 25, -138, 7, 30, 3], pop) + oval([-24.5 + i * 25, -146, 5, 8], "#ffd257"));

const cupcake = (icing: string): string =>
  soft([0, 0, 32, 5]) +
  shape("M-28 -34L-20 0H20L28 -34Z", "#d9a06b") +
  circle([-14, -42, 17], icing) +
  circle([14, -42, 17], icing) +
  circle([0, -56, 18], icing) +
  circle([0, -74, 6], "#e2453f");

/** A cooking workshop: the kitchen, the pizza oven, the table from above, and baking. */
export const cooking: Kind = [kitchen, pizzaOven, fromAbove, baking];
