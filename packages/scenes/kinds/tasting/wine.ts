import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { sky } from "../../places/sky.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const wines = ["#8c2344", "#e8a7a0", "#efd98a", "#b23a55"];

const vineyard: Layout = {
  hours: ["sunset", "autumn", "noon", "morning"],
  horizon: [0.46, 0.5],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const wine = roll.pick(wines);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground - 10, rise: 150, depth: 0.6 }),
      hills(stage, { y: ground, rise: 70, depth: 0.4 }),
      trees(stage, "poplar", { count: 6, y: ground + 6, scale: 0.6, depth: 0.3 }),
      vines(stage),
      standing(stage, [middle - lit * 150, ground + 190, 2.1, lit], ["reach", { hat: "straw" }]),
      standing(stage, [middle - lit * 330, ground + 200, 2.2, lit], ["walk"]),
      table(stage, 730),
      at([middle + lit * 130, 776, 3.4], bottle(wine, stage.accent)),
      at([middle + lit * 320, 790, 3], glass(wine)),
      at([middle - lit * 20, 792, 2.7], glass(roll.pick(wines))),
      at([middle + lit * 480, 800, 1.7], grapes(wine)),
      at([middle - lit * 280, 806, 1.8], cheese()),
    ];
  },
};

const cellar: Layout = {
  hours: ["lamplight", "parlour", "autumn"],
  draw(stage) {
    const { roll, lit, ink, pop } = stage;
    const stone = mix(stage.sky[1], ink, 0.25);
    const vault = (x: number) =>
      shape(`M${x} 700V380A190 190 0 0 1 ${x + 380} 380V700Z`, fade([darker(stone, 0.55), darker(stone, 0.3)])) +
      stroke(`M${x} 700V380A190 190 0 0 1 ${x + 380} 380V700`, [paler(stone, 0.14), 24]);
    const cask = (x: number, y: number, k: number) => at([x, y, k], caskFront(ink));
    return [
      room({ ...stage, sky: [darker(stone, 0.2), stone] }, { floor: 0.77, wall: "bricks" }),
      vault(-180) + vault(240) + vault(660) + vault(1080),
      glow([middle, 420, 520], pop, 0.55),
      cask(middle - lit * 290, 690, 1.5) +
        cask(middle + lit * 120, 690, 1.5) +
        cask(middle + lit * 330, 690, 1.5) +
        cask(middle + lit * 225, 520, 1.4),
      lamps(stage, 2, 0.4),
      standing(stage, [middle - lit * 430, 806, 3.5, lit], ["point", { over: "apron" }]),
      standing(stage, [middle + lit * 60, 810, 3.7, -lit], ["sip", { held: smallGlass(roll.pick(wines)) }]),
      standing(stage, [middle + lit * 430, 806, 3.6, -lit], ["raise", { held: smallGlass(roll.pick(wines)) }]),
      at([middle - lit * 170, 830, 1.5], barrelTable(ink)),
      at([middle - lit * 200, 702, 1.4], bottle(wines[0] ?? "", stage.accent)) + at([middle - lit * 130, 706, 1.2], glass(wines[3] ?? "")),
    ];
  },
};

const tasting: Layout = {
  hours: ["studio", "parlour", "autumn", "dusk"],
  draw(stage) {
    const { roll, lit, accent } = stage;
    const poured = roll.shuffled(wines);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["stripes", "panels"]) }),
      lamps(stage, 2, stage.lamps > 0 ? 0.5 : 0.25),
      shelf(stage, [60, 270, 340], "bottles") + shelf(stage, [800, 270, 340], "bottles"),
      ...([-420, -210, 10, 230, 430] as const).map((dx, i) =>
        at(
          [middle + lit * dx, 770, 3.5, i > 2 ? -1 : 1],
          person(stage, roll.pick(["sip", "raise", "think", "clap"]), i % 2 ? { held: smallGlass(poured[i % 4] ?? "") } : {}),
        ),
      ),
      table(stage, 700),
      box([0, 716, stageWidth, stageHeight], mix("#fffaf4", accent, 0.05), 0.94) + stroke("M0 726H1200", [accent, 4], 0.4),
      at([middle - lit * 110, 780, 2.7], bottle(poured[0] ?? "", accent)),
      ...poured.map((wine, i) => at([middle + lit * (30 + i * 130), 800, 2], glass(wine))),
      at([middle - lit * 300, 806, 1.9], cheese()),
      at([middle - lit * 480, 806, 1.6], grapes(poured[1] ?? "#8c2344")),
    ];
  },
};

function vines({ ground, land, pop, ink, light }: Stage): string {
  const rows = each(9, (i) => {
    const far = middle + (i - 4) * 70;
    const near = middle + (i - 4) * 420;
    return (
      shape(`M${far - 14} ${ground + 10}L${near - 150} 900H${near + 60}L${far + 12} ${ground + 10}Z`, mix(land, pop, i % 2 ? 0.1 : 0.22)) +
      stroke(`M${far + 12} ${ground + 10}L${near + 60} 900`, [darker(mix(land, ink, 0.3), 0.1), 9])
    );
  });
  return box([0, ground, stageWidth, 500], mix("#d9a86b", land, 0.2)) + rows + box([0, ground, stageWidth, 40], light, 0.18);
}

const bottle = (wine: string, label: string): string =>
  soft([2, 0, 26, 5]) +
  shape("M-22 0V-74Q-22 -92 -9 -102V-140H9V-102Q22 -92 22 -74V0Z", mix(wine, "#14261c", 0.62)) +
  shape("M8 -102V-140H9V-102Q22 -92 22 -74V0H10V-70Q10 -92 8 -102Z", mix(wine, "#0c1812", 0.75)) +
  box([-11, -150, 22, 26, 3], label) +
  box([-22, -66, 44, 42, 2], "#fff6e6") +
  box([-14, -56, 28, 6, 3], label) +
  box([-14, -44, 20, 4, 2], "#c9b8a4") +
  box([-16, -92, 5, 80, 2.5], "#ffffff", 0.3);

const glass = (wine: string): string =>
  soft([2, 0, 24, 4]) +
  oval([0, -2, 22, 4], "#f4ece6") +
  box([-2, -44, 4, 42], "#f4ece6") +
  shape("M-22 -104Q-32 -46 0 -42Q32 -46 22 -104Z", "#ffffff", 0.5) +
  shape("M-26 -78Q-28 -46 0 -44Q28 -46 26 -78Z", wine) +
  shape("M26 -78Q28 -46 0 -44Q16 -56 16 -78Z", darker(wine)) +
  oval([0, -78, 26, 4], paler(wine, 0.3)) +
  stroke("M-18 -96Q-22 -76 -18 -62", ["#ffffff", 3], 0.8);

const smallGlass = (wine: string): string =>
  stroke("M0 4V-10M-5 5H5", ["#f4ece6", 2]) +
  shape("M-7 -27Q-10 -9 0 -8Q10 -9 7 -27Z", "#ffffff", 0.6) +
  shape("M-8 -19Q-8 -9 0 -9Q8 -9 8 -19Z", wine);

const grapes = (wine: string): string =>
  soft([0, 0, 50, 6]) +
  [
    [-30, -12],
    [-10, -12],
    [10, -12],
    [30, -12],
    [-20, -30],
    [0, -30],
    [20, -30],
    [-10, -48],
    [10, -48],
  ]
    .map(([x = 0, y = 0], i) => circle([x, y, 13], mix(wine, "#5a2a6a", (i % 3) * 0.2)) + circle([x - 4, y - 4, 3.4], "#ffffff", 0.5))
    .join("") +
  turned([14, -66, 20], oval([22, -66, 20, 11], "#5a9e4f"));

const cheese = (): string =>
  oval([0, -4, 92, 15], "#9a6a3e") +
  shape("M-60 -12L50 -62L64 -12Z", "#f6cf62") +
  shape("M-60 -12L50 -62L54 -48L-58 -10Z", "#fbe39a") +
  circle([12, -26, 7], "#dfae3e") +
  circle([38, -30, 5], "#dfae3e") +
  circle([-16, -18, 4], "#dfae3e");

const caskFront = (ink: string): string =>
  soft([0, 2, 70, 8], 0.35) +
  circle([0, -60, 62], mix("#8a5230", ink, 0.25)) +
  circle([0, -60, 52], "#b07040") +
  stroke("M-28 -104V-16M0 -112V-8M28 -104V-16", [mix("#8a5230", ink, 0.1), 3]) +
  box([-48, -70, 96, 13, 3], "#8a5230") +
  circle([0, -30, 6], ink) +
  stroke("M0 -30V-18", [ink, 5]);

const barrelTable = (ink: string): string =>
  soft([0, 0, 60, 9]) +
  shape("M-48 -84Q-60 -42 -48 0H48Q60 -42 48 -84Z", "#a8653a") +
  shape("M18 -84Q30 -42 18 0H48Q60 -42 48 -84Z", "#85492a") +
  box([-55, -66, 110, 7, 3], ink) +
  box([-55, -24, 110, 7, 3], ink) +
  oval([0, -84, 62, 12], "#c98f58");

/** A wine tasting: in the vineyard, in the cellar, and at the long table. */
export const wine: Kind = [vineyard, cellar, tasting];
