import { picture } from "./ink/picture.ts";
import { at, dashes, shape, stroke } from "./ink/shapes.ts";
import { signpost } from "./motifs/signpost.ts";
import { standing } from "./people/standing.ts";
import { aloft } from "./places/aloft.ts";
import { hills } from "./places/hills.ts";
import { reeds } from "./places/reeds.ts";
import { sky } from "./places/sky.ts";
import { trees } from "./places/trees.ts";
import { middle, setStage, stageHeight, stageWidth } from "./stage.ts";

/** The picture of the not-found page: a lost person with a map at a signpost, as SVG text (1200 × 900). */
export function drawLost(): string {
  const stage = setStage("lost-1", "spring", [0.48, 0.5]);
  const { lit, ground, accent, pop, land } = stage;
  const x = middle - lit * 250;
  const path =
    `M${middle - lit * 40} ${ground + 190}Q${middle + lit * 200} ${ground + 240} ${middle - lit * 60} ${ground + 300}` +
    `T${middle - lit * 120} ${stageHeight}H${middle + lit * 330}` +
    `Q${middle + lit * 240} ${ground + 330} ${middle + lit * 330} ${ground + 280}` +
    `T${middle + lit * 10} ${ground + 190}Z`;
  const scene = [
    sky(stage),
    aloft(stage),
    hills(stage, { y: ground - 10, rise: 200, depth: 0.7 }),
    hills(stage, { y: ground + 40, rise: 130, depth: 0.5 }),
    trees(stage, "pine", { count: 12, y: ground + 70, scale: 1, depth: 0.42 }),
    hills(stage, { y: ground + 110, rise: 70, depth: 0.32 }),
    trees(stage, "pine", { count: 7, y: ground + 170, scale: 1.5, depth: 0.2 }),
    hills(stage, { y: ground + 210, rise: 40, depth: 0 }),
    shape(path, "#ecd9a8"),
    at([middle + lit * 230, 800, 3.3, lit], signpost(stage)),
    standing(stage, [x, 806, 4.3, lit], ["map", { hat: "cap", shirt: accent, trousers: "#39415e" }]),
    at([x, 806, 4.3, lit], map(accent)),
    at([x + lit * 66, 262, 1], question(pop, land)),
    reeds(stage),
  ];
  return picture({ width: stageWidth, height: stageHeight, align: "xMidYMid" }, scene.join(""));
}

const map = (route: string): string =>
  shape("M6 -70L24 -76L42 -69L58 -75V-45L42 -39L24 -46L6 -40Z", "#fffaf0") +
  shape("M24 -76L42 -69V-39L24 -46Z", "#f1e2d4") +
  dashes("M13 -56Q26 -66 34 -55T51 -60", [route, 2.4], [4, 4]);

const question = (colour: string, shade: string): string =>
  stroke("M-26 -10Q-26 -42 2 -42Q30 -42 30 -14Q30 4 12 14Q2 20 2 38M2 66v.1", [shade, 20], 0.25) +
  stroke("M-28 -14Q-28 -46 0 -46Q28 -46 28 -18Q28 0 10 10Q0 16 0 34M0 62v.1", [colour, 18]);
