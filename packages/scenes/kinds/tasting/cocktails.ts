import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { coupe, longDrink, martini, shaker } from "../../motifs/cocktail.ts";
import { flask } from "../../motifs/flask.ts";
import { tree } from "../../motifs/trees.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { beach } from "../../places/beach.ts";
import { city } from "../../places/city.ts";
import { lamps } from "../../places/lamps.ts";
import { lights } from "../../places/lights.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { sky } from "../../places/sky.ts";
import { table } from "../../places/table.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const drinks = ["#e8476b", "#f2912f", "#3fb6a8", "#8a5bc0", "#f4c542", "#4a8fe7"];
const shaking = { over: "apron", held: at([4, -9, 0.55], turned([0, 0, 24], shaker())) } as const;
const toast = (drink: string) => ({ held: stroke("M1 4V-10M-4 5H6", ["#f4ece6", 1.8]) + shape("M-11 -24H13L1 -9Z", drink) });

const bar: Layout = {
  hours: ["lamplight", "neon", "parlour"],
  focus: [0.5, 0.55],
  draw(stage) {
    const { roll, lit, accent, light, pop } = stage;
    const [a = "", b = "", c = "", d = ""] = roll.shuffled(drinks);
    const x = middle + lit * roll.between(20, 90);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["panels", "bricks"]) }),
      shelf(stage, [40, 330, 300], "bottles") + shelf(stage, [860, 330, 300], "bottles"),
      glow([x, 300, 480], accent, 0.7),
      neonSign(stage, x),
      lamps(stage, 2, 0.35),
      at([x - lit * 400, 780, 3.9, lit], person(stage, "clap", { ...shaking, shirt: light })),
      at([x - lit * 165, 780, 3.7, -lit], person(stage, roll.pick(["raise", "cheer"]), { over: "apron", ...toast(a) })),
      at([x + lit * 130, 780, 3.8, lit], person(stage, "clap", shaking)),
      at([x + lit * 400, 780, 3.7, -lit], person(stage, "sip", { over: "apron", ...toast(c) })),
      table(stage, 690),
      at([x - lit * 270, 764, 1.75], martini(b)) + at([x - lit * 40, 790, 2.15], longDrink([a, pop])),
      at([x + lit * 245, 776, 1.8], coupe(c)) + at([x + lit * 440, 760, 1.4], flask(mix(d, "#1a1030", 0.3))),
    ];
  },
};

const rooftop: Layout = {
  hours: ["sunset", "dusk", "noon"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, ink, pop } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(drinks);
    const poses = roll.shuffled(["cheer", "raise", "sip", "wave", "clap"] as const);
    const glass = at([middle + lit * roll.between(150, 230), 822, 3.05, lit], longDrink([a, pop]));
    return [
      sky(stage, 0.5),
      city(stage, ground + 190, 1.7),
      box([0, ground + 150, stageWidth, 500], fade([mix("#b9764a", ink, 0.2), mix("#7b4a2e", ink, 0.4)])),
      box([-20, ground + 20, 1240, 12, 6], ink) + each(9, (i) => box([i * 150 - 8, ground + 24, 8, 140], ink)),
      box([0, ground + 34, stageWidth, 120], "#ffffff", 0.16),
      at([middle - lit * 510, ground + 230, 3.6, lit], tree("palm", darker(stage.land, 0.1))) + planter(middle - lit * 510, ground + 230),
      lights(stage, { from: [-20, 130], to: [middle, 170], sag: 120, count: 9 }),
      lights(stage, { from: [middle, 170], to: [1220, 110], sag: 120, count: 9 }),
      standing(stage, [middle - lit * 380, 800, 3.3, lit], [poses[0] ?? "cheer", toast(b)]),
      standing(stage, [middle - lit * 190, 806, 3.4, lit], [poses[1] ?? "raise", toast(c)]),
      standing(stage, [middle - lit * 20, 800, 3.3, -lit], [poses[2] ?? "sip"]),
      standing(stage, [middle + lit * 410, 804, 3.4, -lit], [poses[3] ?? "wave", toast(b)]),
      table(stage, 770),
      glass,
      at([middle - lit * 110, 830, 1.5], coupe(b)) + at([middle - lit * 330, 826, 1.4], martini(c)),
    ];
  },
};

const beachBar: Layout = {
  hours: ["noon", "sunset", "morning"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, ground, accent, pop } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(drinks);
    const x = middle + lit * roll.between(30, 90);
    return [
      sky(stage, 0.4),
      water(stage, ground),
      beach(ground + 150),
      at([middle - lit * 500, 720, 5, lit], tree("palm", stage.land)),
      at([middle + lit * 540, 700, 4.2, -lit], tree("palm", darker(stage.land))),
      box([x - 300, 330, 22, 460], "#8a5a38") + box([x + 278, 330, 22, 460], "#8a5a38"),
      shelf(stage, [x - 240, 440, 210], "bottles") + shelf(stage, [x + 40, 440, 200], "bottles"),
      at([x - lit * 150, 760, 3.5, lit], person(stage, "clap", { ...shaking, hat: "straw" })),
      at([x + lit * 60, 760, 3.4, -lit], person(stage, "cheer", { over: "apron", ...toast(a) })),
      at([x + lit * 215, 760, 3.3, -lit], person(stage, roll.pick(["raise", "point"]), { over: "apron" })),
      thatch([x, 330], accent),
      counter(x, pop),
      at([x - lit * 60, 640, 1.1], longDrink([b, pop])) + at([x + lit * 150, 640, 1.05], martini(c)),
      at([x - lit * 225, 640, 1], coupe(a)) + at([x + lit * 255, 640, 0.9], flask(mix(c, "#1a1030", 0.3))),
      standing(stage, [x - lit * 440, 826, 3.7, lit], ["raise", toast(a)]),
      standing(stage, [x + lit * 425, 836, 3.6, -lit], ["cheer", toast(c)]),
    ];
  },
};

function neonSign({ accent, light, pop }: Stage, x: number): string {
  const glass = `M${x} 262L${x - 110} 130H${x + 110}L${x} 262V360M${x - 64} 366H${x + 64}M${x - 78} 172H${x + 78}`;
  const stick = `M${x - 60} 90L${x + 26} 200`;
  return stroke(glass, [accent, 26], 0.4) + stroke(glass, [paler(accent, 0.7), 9]) + stroke(stick, [pop, 8]) + circle([x, 166, 20], light);
}

const planter = (x: number, y: number): string =>
  soft([x, y, 60, 9]) +
  shape(`M${x - 54} ${y - 80}H${x + 54}L${x + 40} ${y}H${x - 40}Z`, "#c9744a") +
  box([x - 60, y - 88, 120, 18, 5], "#d98f62");

const thatch = ([x, y]: readonly [number, number], edge: string): string =>
  shape(`M${x - 370} ${y + 34}L${x - 180} ${y - 160}H${x + 180}L${x + 370} ${y + 34}Z`, "#d9b25a") +
  shape(`M${x + 180} ${y - 160}L${x + 370} ${y + 34}H${x + 110}Z`, "#1a1030", 0.12) +
  stroke(
    each(13, (i) => `M${x - 168 + i * 28} ${y - 140}L${x - 330 + i * 55} ${y + 14}`),
    ["#b98a3a", 5],
    0.6,
  ) +
  each(15, (i) => circle([x - 364 + i * 52, y + 36, 15], i % 2 ? edge : "#fff6e6"));

const counter = (x: number, stripe: string): string =>
  soft([x, 838, 360, 18]) +
  box([x - 310, 640, 620, stageHeight - 706], "#a8703f") +
  stroke(
    each(10, (i) => `M${x - 280 + i * 62} 660V826`),
    ["#7b4a2e", 6],
    0.6,
  ) +
  box([x - 340, 622, 680, 30, 8], "#d39a68") +
  box([x - 310, 652, 620, 16], stripe);

/** A cocktail workshop: behind the bar, on the roof, and at the beach. */
export const cocktails: Kind = [bar, rooftop, beachBar];
