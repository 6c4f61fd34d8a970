import { darker, mix } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { elephant } from "../../motifs/elephant.ts";
import { giraffe } from "../../motifs/giraffe.ts";
import { penguin } from "../../motifs/penguin.ts";
import { tree } from "../../motifs/trees.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;

const giraffes: Layout = {
  hours: ["noon", "sunset", "morning", "spring"],
  horizon: [0.5, 0.55],
  draw(stage) {
    const { lit, ground } = stage;
    const dry = { ...stage, land: mix(stage.land, "#d9b25a", 0.45) };
    return [
      sky(stage, 0.45),
      aloft(stage),
      hills(dry, { y: ground, rise: 110, depth: 0.52 }),
      trees(dry, "round", { count: 6, y: ground + 14, scale: 0.8, depth: 0.3 }),
      meadow(dry, ground + 6),
      at([middle - lit * 400, ground + 70, 0.9, -lit], giraffe()),
      at([middle + lit * 470, ground + 160, 3.4, lit], tree("palm", darker(stage.land, 0.1))),
      at([middle + lit * 210, 770, 2.15, lit], giraffe()),
      railing(stage, 700),
      standing(stage, [middle - lit * 120, 806, 3.3, lit], ["reach", { kid: true, held: leaf() }]),
      standing(stage, [middle - lit * 290, 814, 3.1, lit], ["point", kid]),
      standing(stage, [middle - lit * 450, 806, 4, lit], ["hips"]),
      reeds(stage, lit),
    ];
  },
};

const elephants: Layout = {
  hours: ["morning", "noon", "autumn", "sunset"],
  horizon: [0.46, 0.5],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle + lit * 190;
    const rocks = [
      [-460, 60, 90],
      [-380, 74, 70],
      [440, 80, 110],
    ] as const;
    const spray = each(9, (i) =>
      circle([x - lit * (400 + (i % 3) * 34), 280 - Math.floor(i / 3) * 40 + (i % 2) * 24, 10 - (i % 3) * 2], stage.light, 0.9),
    );
    return [
      sky(stage, 0.5),
      hills(stage, { y: ground, rise: 150, depth: 0.55 }),
      trees(stage, "palm", { count: 6, y: ground + 20, scale: 1, depth: 0.26 }),
      box([0, ground, stageWidth, 500], mix("#d9b384", stage.land, 0.18)),
      water(stage, ground + 240),
      shape(
        `M-20 ${ground + 40}H1220V${ground + 230}Q900 ${ground + 300} 560 ${ground + 262}T-20 ${ground + 290}Z`,
        mix("#e0bd8c", stage.land, 0.12),
      ),
      ...rocks.map(([dx, dy, r]) =>
        shape(
          `M${middle + lit * dx - r} ${ground + dy}q10 ${-r * 0.9} ${r} ${-r * 0.8}q${r} 0 ${r} ${r * 0.8}Z`,
          mix("#9a8f8a", stage.sky[1], 0.25),
        ),
      ),
      at([middle - lit * 430, ground + 150, 0.9, -lit], elephant("#a3aec4")),
      at([x, ground + 300, 2.5, lit], elephant(roll.pick(["#8f9bb3", "#9b93a6", "#8aa0a8"]))),
      spray,
      railing(stage, 770),
      standing(stage, [middle - lit * 430, 850, 3, lit], ["cheer", kid]),
      standing(stage, [middle - lit * 290, 856, 2.9, lit], ["point", kid]),
      standing(stage, [middle + lit * 480, 850, 3.4, -lit], ["wave"]),
    ];
  },
};

const penguins: Layout = {
  hours: ["playroom", "winter", "dusk"],
  focus: [0.5, 0.48],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { lit, water: blue, light, ink } = stage;
    const swim = ([x, y, scale]: readonly [number, number, number], angle: number) =>
      turned([x, y, angle], at([x, y + 40, scale], penguin()));
    return [
      box([0, 0, stageWidth, stageHeight], fade(stage.sky)),
      shape("M-20 420V250L140 170L330 240L520 150L760 250L980 160L1220 260V420Z", mix("#eaf4fa", stage.sky[0], 0.2)),
      shape("M-20 420V330L220 270L520 340L820 280L1220 350V420Z", "#f6fbfe"),
      ...[
        [-300, 330, 1.5],
        [-120, 350, 1.8],
        [120, 340, 1.5],
        [330, 352, 1.9],
      ].map(([dx = 0, y = 0, k = 1], i) => at([middle + lit * dx, y, k, i % 2 ? -1 : 1], penguin())),
      box([0, 390, stageWidth, 430], fade([mix(blue, "#ffffff", 0.35), blue, darker(blue, 0.35)])),
      stroke("M-20 398q60 -16 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0", ["#ffffff", 12], 0.8),
      shape(`M${middle - lit * 200} 390L${middle - lit * 420} 820H${middle - lit * 200}L${middle} 390Z`, light, 0.14) +
        shape(`M${middle + lit * 260} 390L${middle + lit * 120} 820H${middle + lit * 280}L${middle + lit * 400} 390Z`, light, 0.12),
      swim([middle - lit * 30, 520, 3], lit * 74) +
        swim([middle - lit * 400, 500, 1.7], lit * 100) +
        swim([middle + lit * 440, 560, 2], -lit * 70),
      each(9, (i) => circle([middle - lit * (60 + i * 26), 560 + (i % 3) * 26, 6 + (i % 3) * 3], "#ffffff", 0.6)),
      box([0, 800, stageWidth, 100], mix(ink, stage.sky[1], 0.25)) + box([0, 792, stageWidth, 16], mix(ink, "#ffffff", 0.55)),
      at([middle - lit * 230, 850, 2.7, lit], person(stage, "reach", kid)),
      at([middle + lit * 150, 856, 2.5, -lit], person(stage, "point", kid)),
      at([middle + lit * 290, 856, 2.6, -lit], person(stage, "cheer", kid)),
      at([middle - lit * 390, 860, 3.4, lit], person(stage, "hips")),
    ];
  },
};

function railing({ ink, light }: Stage, y: number): string {
  const wood = mix("#a8703f", ink, 0.15);
  return (
    box([-20, y, 1240, 20, 8], wood) +
    box([-20, y + 60, 1240, 16, 8], wood) +
    each(8, (i) => box([40 + i * 160, y - 16, 24, 240, 6], darker(wood, 0.15))) +
    box([-20, y, 1240, 6, 3], light, 0.3)
  );
}

const leaf = (): string =>
  stroke("M-2 2L8 -26", ["#6b4029", 2.6]) +
  oval([12, -26, 9, 5], "#5a9e4f") +
  oval([2, -18, 8, 4.5], "#6fb35e") +
  oval([8, -36, 8, 5], "#5a9e4f");

/** A zoo: the giraffes, the elephants, and the penguins under water. */
export const zoo: Kind = [giraffes, elephants, penguins];
