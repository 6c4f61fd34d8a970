import { mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, circle, dashes, each, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { lighthouse } from "../../motifs/lighthouse.ts";
import { camper, duck, roadster } from "../../motifs/vintage-cars.ts";
import { windmill } from "../../motifs/windmill.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { city } from "../../places/city.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle } from "../../stage.ts";

const paints = ["#d8503f", "#3f8f86", "#e8a63c", "#5b86b5", "#8fa860", "#b0556e", "#efdcb4"] as const;

const avenue: Layout = {
  hours: ["spring", "autumn", "noon", "sunset"],
  horizon: [0.46, 0.5],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, land } = stage;
    const [a, b] = roll.shuffled(paints);
    const x = middle - lit * roll.between(20, 70);
    const lane = each(4, (i) =>
      trees({ ...stage, roll }, "round", { count: 1, y: ground + 150, scale: 2.6, depth: 0.14, span: [i * 320 - 40, i * 320 + 60] }),
    );
    return [
      sky(stage, 0.45),
      aloft(stage),
      hills(stage, { y: ground, rise: 130, depth: 0.58 }),
      hills(stage, { y: ground + 50, rise: 60, depth: 0.4 }),
      at([middle + lit * 330, ground + 90, 1.5, lit], windmill(stage)),
      meadow(stage, ground + 80),
      lane,
      road(stage, 700),
      at([x + lit * 420, 738, 0.95, lit], roadster(stage, b ?? paints[1])),
      at([x - lit * 10, 826, 1.95, lit], duck(stage, a ?? paints[0])),
      reeds({ ...stage, land: mix(land, stage.pop, 0.06) }, -lit),
    ];
  },
};

const seaside: Layout = {
  hours: ["sunset", "morning", "noon"],
  horizon: [0.44, 0.48],
  focus: [0.5, 0.64],
  draw(stage) {
    const { roll, lit, ground, land } = stage;
    const [a, b] = roll.shuffled(paints);
    const dunes = `M-20 900V${ground + 130}Q220 ${ground + 50} 470 ${ground + 140}T940 ${ground + 120}T1220 ${ground + 100}V900Z`;
    return [
      sky(stage, 0.55),
      aloft(stage),
      water(stage, ground),
      at([middle + lit * 440, ground + 130, 1.7, lit], lighthouse(stage)),
      shape(dunes, mix("#ecce92", land, 0.28)),
      road(stage, 690),
      at([middle + lit * 430, 730, 0.85, lit], duck(stage, b ?? paints[1])),
      at([middle - lit * roll.between(40, 90), 822, 1.75, lit], camper(stage, a ?? paints[0])),
      reeds(stage, -lit),
    ];
  },
};

const rally: Layout = {
  hours: ["noon", "morning", "dusk"],
  horizon: [0.54, 0.57],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const [a, b] = roll.shuffled(paints);
    const stones = mix("#d6bfa9", ink, 0.14);
    const x = middle - lit * roll.between(0, 50);
    return [
      sky(stage, 0.35),
      city(stage, ground, roll.between(1.4, 1.55)),
      box([0, ground, 1200, 400], fade([stones, mix(stones, ink, 0.4)])) + box([0, ground + 14, 1200, 10], paler(stones, 0.4)),
      gate(stage, [middle + lit * 40, ground + 110]),
      at([x - lit * 360, 748, 1.1, lit], duck(stage, b ?? paints[1])),
      at([x + lit * 10, 830, 1.9, lit], roadster(stage, a ?? paints[0])),
      standing(stage, [middle + lit * 480, 822, 3.4, -lit], ["reach", { held: chequered }]),
    ];
  },
};

const road = ({ ink, sky: air, light }: Stage, y: number): string =>
  box([0, y, 1200, 220], fade([mix(ink, air[1], 0.45), mix(ink, air[1], 0.12)])) +
  box([-20, y - 8, 1240, 14, 6], mix("#ecce92", ink, 0.2)) +
  dashes(`M0 ${y + 158}H1200`, [light, 9], [90, 70]);

/** The gate of a rally: two posts and a beam of squares. */
const gate = ({ accent, ink }: Stage, [x, y]: readonly [x: number, y: number]): string =>
  box([x - 420, y - 380, 26, 390, 4], accent) +
  box([x + 394, y - 380, 26, 390, 4], accent) +
  box([x - 450, y - 400, 900, 84, 8], "#fff6e6") +
  shape(
    each(14, (i) => `M${x - 434 + i * 62} ${y - 394 + (i % 2) * 36}h62v36h-62Z`),
    ink,
  ) +
  circle([x, y - 358, 56], accent) +
  circle([x, y - 358, 46], "#fff6e6") +
  stroke(`M${x - 18} ${y - 352}l14 16l24 -42`, [accent, 11]);

const chequered =
  stroke("M-2 8L10 -56", ["#8a5636", 3]) +
  shape("M10 -56L54 -50L49 -22L5 -28Z", "#fff6e6") +
  shape(
    "M10 -56l15 2l-1.6 11l-15 -2ZM39 -52l15 2l-1.6 11l-15 -2ZM23 -43l15 2l-1.6 11l-15 -2ZM7 -35l15 2l-1.6 11l-15 -2ZM36 -30l15 2l-1.6 9l-15 -2Z",
    "#2b2530",
  );

/** A tour in old cars: down the avenue, along the sea, and the start of the rally. */
export const vintageCar: Kind = [avenue, seaside, rally];
