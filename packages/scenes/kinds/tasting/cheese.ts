import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { cheeseWedge, cheeseWheel, cutCheese, softCheese } from "../../motifs/cheese.ts";
import { cow } from "../../motifs/cow.ts";
import { windmill } from "../../motifs/windmill.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { lamps } from "../../places/lamps.ts";
import { meadow } from "../../places/meadow.ts";
import { polder } from "../../places/polder.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { windowOn } from "../../places/window.ts";
import { type Stage, middle } from "../../stage.ts";

const rinds = ["#f0b23c", "#e2563f", "#e8923a", "#7a5a3a"];

const tasting: Layout = {
  hours: ["autumn", "parlour", "studio", "lamplight"],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, lamps: evening } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(rinds);
    const poses = roll.shuffled(["sip", "think", "raise", "clap", "point"] as const);
    const x = middle + lit * roll.between(20, 80);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["planks", "stripes", "bricks"]) }),
      rack(stage, [middle - lit * 350, 330, 400]),
      evening ? lamps(stage, 2) : windowOn(roll.pick(["spring", "noon"]), [middle + lit * 330 - 130, 150, 260, 230]),
      ...([-430, -220, 190, 410] as const).map((dx, i) =>
        at(
          [x + lit * dx, 780, 3.7 + (i % 2) * 0.15, i < 2 ? lit : -lit],
          person(stage, poses[i] ?? "sip", i % 2 ? { held: bite() } : { held: wine() }),
        ),
      ),
      table(stage, 690),
      oval([x, 800, 340, 44], "#7b4a2e") + oval([x, 790, 340, 44], "#a8703f"),
      at([x - lit * 60, 780, 1.7, lit], cutCheese(a, "#fbe08a")),
      at([x + lit * 230, 806, 1.1, lit], cheeseWedge(b, "#f6cf62")),
      at([x - lit * 390, 820, 1.2, lit], softCheese()),
      at([x + lit * 450, 826, 1.15, -lit], cheeseWedge(c, "#fbe9b8")),
      flagPin([x - lit * 130, 622], stage.accent),
      each(5, (i) => circle([x + lit * (70 + i * 22), 836 + (i % 2) * 12, 15], mix("#7a3a6a", "#8fb94b", i % 2))),
    ];
  },
};

const dairy: Layout = {
  hours: ["studio", "spring", "morning", "parlour"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit } = stage;
    const x = middle + lit * roll.between(20, 80);
    const hat = roll() < 0.5 ? "chef" : "cap";
    return [
      room(stage, { floor: 0.78, wall: "tiles" }),
      windowOn(roll.pick(["noon", "spring", "morning"]), [middle + lit * 70 - 150, 120, 300, 220]),
      rack(stage, [middle - lit * 410, 270, 300]),
      rack(stage, [middle + lit * 450, 270, 260]),
      at([x - lit * 190, 700, 3.6, lit], person(stage, "hold", { over: "apron", hat, held: rake() })),
      at([x + lit * 60, 690, 3.4, -lit], person(stage, roll.pick(["cheer", "clap", "think"]), { over: "apron", hat })),
      at([x + lit * 250, 700, 3.6, -lit], person(stage, "hold", { over: "apron", held: rake() })),
      vat(x),
      standing(stage, [x - lit * 420, 826, 3.8, lit], ["hold", { over: "apron", hat, held: at([14, 4, 0.24], cheeseWheel("#f0b23c")) }]),
      box([x + lit * 470 - 120, 740, 240, 170, 8], "#a8703f") + box([x + lit * 470 - 132, 728, 264, 22, 6], "#c98f58"),
      at([x + lit * 470, 724, 0.95], cheeseWheel("#fbe9b8")) + at([x + lit * 470, 664, 0.95], cheeseWheel("#f6d98a")),
      at([x + lit * 470, 604, 0.95], cheeseWheel("#fbe9b8")),
    ];
  },
};

const market: Layout = {
  hours: ["noon", "morning", "sunset", "spring"],
  horizon: [0.5, 0.53],
  focus: [0.5, 0.64],
  draw(stage) {
    const { roll, lit, ground, accent } = stage;
    const x = middle + lit * roll.between(0, 50);
    const shirts = "#fffaf0";
    return [
      sky(stage, 0.45),
      aloft(stage),
      polder(stage),
      trees(stage, "poplar", { count: 9, y: ground + 6, scale: 0.7, depth: 0.3 }),
      at([middle + lit * 400, ground + 60, 2.3, lit], windmill(stage)),
      at([middle - lit * 440, ground + 110, 1, lit], cow()) + at([middle - lit * 250, ground + 70, 0.7, -lit], cow()),
      meadow(stage, ground + 150),
      soft([x, 818, 330, 16]),
      at([x - lit * 285, 816, 3.7, lit], person(stage, "walk", { hat: "straw", shirt: shirts, trousers: shirts })),
      barrow(x, accent),
      ...[-120, 0, 120].map((dx) => at([x + dx, 664, 0.72], cheeseWheel("#f0b23c"))),
      ...[-62, 62].map((dx) => at([x + dx, 610, 0.72], cheeseWheel("#f5c048"))),
      at([x, 556, 0.72], cheeseWheel(roll.pick(["#e2563f", "#f0b23c"]))),
      at([x + lit * 285, 816, 3.7, lit], person(stage, "walk", { hat: "straw", shirt: shirts, trousers: shirts })),
      standing(stage, [x + lit * 480, 838, 3.5, -lit], [roll.pick(["cheer", "clap", "wave"])]),
      standing(stage, [x - lit * 480, 838, 3.5, lit], [roll.pick(["raise", "sip"]), { held: bite() }]),
      ...[-470, -380].map((dx, i) => at([x - lit * dx * (i ? -1 : 1), 884, 1], cheeseWheel(i ? "#e2563f" : "#f0b23c"))),
    ];
  },
};

/** A rack of ripening wheels; its middle is (x, y), `w` its width. */
function rack({ ink }: Stage, [x, y, w]: readonly [number, number, number]): string {
  const wood = mix("#8a5a38", ink, 0.2);
  const count = Math.floor(w / 96);
  return each(3, (row) => {
    const bottom = y - 60 + row * 96;
    return (
      each(count, (i) => at([x - w / 2 + 52 + i * (w / count), bottom - 8, 0.42], cheeseWheel(rinds[(i + row) % 3] ?? "#f0b23c"))) +
      box([x - w / 2 - 10, bottom, w + 20, 13, 4], wood)
    );
  });
}

const vat = (x: number): string =>
  soft([x, 826, 350, 20], 0.35) +
  box([x - 270, 780, 30, 46], "#8a4a28") +
  box([x + 240, 780, 30, 46], "#8a4a28") +
  shape(
    `M${x - 330} 570Q${x - 320} 800 ${x - 220} 806H${x + 220}Q${x + 320} 800 ${x + 330} 570Z`,
    fade(["#e09a60", "#c9814d", "#a8603a"]),
  ) +
  oval([x, 570, 330, 56], "#f3c391") +
  oval([x, 572, 306, 46], "#fff3d6") +
  each(12, (i) => oval([x - 230 + (i % 6) * 92, 560 + Math.floor(i / 6) * 26, 26, 9], "#ffffff", 0.9)) +
  stroke(`M${x - 322} 660Q${x} 740 ${x + 322} 660`, ["#f3c391", 9], 0.7) +
  oval([x - 230, 690, 14, 54], "#f9dcb8", 0.7);

const barrow = (x: number, colour: string): string =>
  stroke(`M${x - 350} 636Q${x - 230} 660 ${x - 190} 690H${x + 190}Q${x + 230} 660 ${x + 350} 636`, [darker(colour, 0.1), 17]) +
  box([x - 210, 672, 420, 26, 10], colour) +
  stroke(`M${x - 150} 696V760M${x + 150} 696V760`, [darker(colour, 0.3), 15]) +
  box([x - 190, 676, 380, 7, 3], paler(colour, 0.5));

const flagPin = ([x, y]: readonly [number, number], colour: string): string =>
  glow([x, y, 10], colour, 0.2) + stroke(`M${x} ${y}V${y - 66}`, ["#e2bd74", 5]) + shape(`M${x} ${y - 66}h50l-12 16l12 16h-50Z`, colour);
const bite = (): string => shape("M-4 -2L14 -12L16 2Z", "#f6cf62") + stroke("M2 2L8 -20", ["#e2bd74", 1.8]);
const wine = (): string =>
  stroke("M0 4V-10M-5 5H5", ["#f4ece6", 2]) +
  shape("M-7 -27Q-10 -9 0 -8Q10 -9 7 -27Z", "#ffffff", 0.6) +
  shape("M-8 -19Q-8 -9 0 -9Q8 -9 8 -19Z", "#8c2344");
const rake = (): string => stroke("M-14 -30L24 36", ["#c98f58", 4.5]);

/** Cheese: at the tasting board, in the dairy, and carried over the polder. */
export const cheese: Kind = [tasting, dairy, market];
