import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { bloomColours, bouquet, type Flower, pail, sprig } from "../../motifs/flowers.ts";
import { glassGarden, cactus } from "../../motifs/terrarium.ts";
import { vase } from "../../motifs/vase.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { lamps } from "../../places/lamps.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { sky } from "../../places/sky.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { windowOn } from "../../places/window.ts";
import { middle, type Stage, stageWidth } from "../../stage.ts";

const sorts: readonly Flower[] = ["daisy", "cosmos", "tulip", "rose"];

const arranging: Layout = {
  hours: ["studio", "parlour", "playroom", "lamplight"],
  focus: [0.5, 0.55],
  draw(stage) {
    const { roll, lit, accent, pop, lamps: evening } = stage;
    const colours = bloomColours(stage);
    const held = () => ({ over: "apron", held: sprig(roll.pick(sorts), roll.pick(colours)) }) as const;
    const x = middle + lit * roll.between(10, 60);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["panels", "plain", "stripes"]) }),
      evening ? lamps(stage, 2, 0.45) : windowOn(roll.pick(["spring", "noon"]), [middle - lit * 330 - 140, 130, 280, 260]),
      shelf(stage, [middle + lit * 390 - 140, 270, 280], "pots"),
      at([middle - lit * 440, 770, 4, lit], person(stage, "hold", held())),
      at([middle - lit * 235, 760, 3.6, lit], person(stage, roll.pick(["clap", "think", "raise"]), { over: "apron" })),
      at([middle + lit * 300, 760, 3.6, -lit], person(stage, roll.pick(["reach", "raise"]), held())),
      at([middle + lit * 490, 775, 3.9, -lit], person(stage, roll.pick(["hold", "sip"]), held())),
      table(stage, 690),
      glow([x, 430, 330], "#ffffff", 0.45),
      at([x, 570, 1.5], bouquet(stage, 14)),
      at([x, 730, 1.15, lit], vase(roll.pick([mix(stage.water, "#ffffff", 0.25), pop, accent, "#f2e6da"]))),
      at([middle - lit * 300, 724, 0.7], bucket(stage)),
      scattered(stage, [middle + lit * 330, 726], lit),
      scattered(stage, [middle - lit * 460, 780], lit),
    ];
  },
};

const shop: Layout = {
  hours: ["morning", "spring", "noon", "autumn"],
  horizon: [0.66, 0.68],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, accent, ink } = stage;
    const x = middle + lit * 120;
    const awning = each(8, (i) => {
      const left = x - 420 + i * 105;
      const bottom = `M${left} 230H${left + 105}V320a52 40 0 0 1 -105 0Z`;
      return shape(bottom, i % 2 ? "#fff6ea" : accent);
    });
    return [
      sky(stage, 0.35),
      trees(stage, "round", { count: 7, y: ground + 8, scale: 2.4, depth: 0.3 }),
      box([0, ground, stageWidth, 400], fade([mix("#d9c1ad", ink, 0.05), mix("#a98c7a", ink, 0.25)])),
      soft([x, 812, 460, 34], 0.3),
      box([x - 390, 250, 780, 560], mix(accent, "#fff6ea", 0.75)),
      box([x - 330, 350, 660, 330, 10], mix(ink, stage.land, 0.35)) + glow([x, 500, 330], "#ffe6a8", 0.7),
      at([x + lit * 20, 720, 3.5, -lit], person(stage, roll.pick(["wave", "point"]), { over: "apron", shirt: "#2a9d83" })),
      box([x - 370, 636, 740, 180, 8], "#b9764a") + box([x - 370, 636, 740, 22, 8], "#d39a68"),
      stroke(
        each(6, (i) => `M${x - 250 + i * 100} 664V812`),
        [darker("#b9764a"), 4],
        0.6,
      ),
      awning + box([x - 430, 214, 860, 30, 8], darker(accent, 0.15)),
      each(3, (i) => at([x + lit * (60 + i * 120), 700, 0.66], bucket(stage))),
      ...[-330, 20, 190, 350].map((dx, i) => at([x + lit * dx, 850 + (i % 2) * 14, 0.84], bucket(stage))),
      standing(stage, [x - lit * 330, 830, 4.1, lit], ["reach", { held: sprig(roll.pick(sorts), roll.pick(bloomColours(stage))) }]),
      standing(stage, [middle - lit * 420, 850, 4.2, lit], [roll.pick(["hold", "walk"]), { held: at([4, 6, 0.13], bouquet(stage, 6)) }]),
    ];
  },
};

const terrarium: Layout = {
  hours: ["parlour", "studio", "spring", "lamplight"],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, land, accent, pop, ink, lamps: evening } = stage;
    const x = middle + lit * roll.between(0, 30);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["plain", "bricks"]) }),
      evening ? lamps(stage, 3, 0.35) : windowOn("morning", [middle + lit * 380 - 120, 120, 240, 300]),
      shelf(stage, [middle - lit * 400 - 150, 250, 300], "bottles"),
      at([middle - lit * 430, 770, 4.1, lit], person(stage, "hold", { over: "apron", held: spoon(pop) })),
      at([middle + lit * 440, 770, 4, -lit], person(stage, "reach", { over: "apron", held: fern(land) })),
      at([middle + lit * 270, 740, 3.4, -lit], person(stage, roll.pick(["clap", "think"]), { over: "apron" })),
      table(stage, 660),
      glow([x, 470, 420], "#ffffff", 0.5),
      at([x, 720, 1.75], glassGarden(stage)),
      at([middle - lit * 330, 850, 1.1], cactus(accent, "#3f8f5a")),
      at([middle + lit * 320, 846, 1.1, -1], cactus(pop, "#69b06a")),
      at([middle + lit * 490, 862, 1.25], cactus("#c98a5e", "#2f7a66")),
      shape(`M${middle - lit * 520 - 130} 880q130 -110 260 0Z`, mix("#5b3a26", ink, 0.2)),
      scattered(stage, [middle - lit * 60, 820], lit),
    ];
  },
};

const bucket = (stage: Stage): string => pail(stage.roll.pick(sorts), stage.roll.pick(bloomColours(stage)));

/** Cut flowers that lie on the table, with scissors. */
const scattered = (stage: Stage, [x, y]: readonly [number, number], lit: number): string =>
  each(
    2,
    (i) =>
      `<g transform="translate(${Math.round(x + lit * i * 50)} ${y + i * 26})rotate(${lit * (70 + i * 16)})scale(2)">` +
      sprig(stage.roll.pick(sorts), stage.roll.pick(bloomColours(stage))) +
      "</g>",
  );

const spoon = (colour: string): string => stroke("M-6 10L10 -16", ["#8a5a38", 4]) + oval([14, -24, 7, 10], darker(colour, 0.1));
const fern = (green: string): string =>
  shape("M0 4Q-16 -20 -20 -40Q-4 -26 2 0ZM0 4Q2 -30 14 -52Q16 -24 4 4ZM2 4Q14 -10 34 -20Q24 0 4 6Z", paler(green, 0.15)) +
  box([-7, 2, 15, 13, 3], "#b96a44");

/** Flowers: arranging a bouquet, the flower stall, and a garden under glass. */
export const flowers: Kind = [arranging, shop, terrarium];
