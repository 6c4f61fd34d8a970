import { mix } from "../../ink/colour.ts";
import { at, box, each, shape, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { lighthouse } from "../../motifs/lighthouse.ts";
import { sailboat } from "../../motifs/sailboat.ts";
import { windmill } from "../../motifs/windmill.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { water } from "../../places/water.ts";
import { middle } from "../../stage.ts";

const heeling: Layout = {
  hours: ["noon", "morning", "sunset", "spring"],
  focus: [0.5, 0.53],
  horizon: [0.54, 0.6],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle + lit * roll.between(-20, 110);
    const other = { ...stage, accent: stage.water, pop: stage.accent };
    return [
      sky(stage, 0.45),
      aloft(stage),
      hills(stage, { y: ground - 2, rise: 90, depth: 0.5 }),
      skyline(stage, ground + 4),
      water(stage, ground),
      at([x - lit * 380, ground + 40, 0.5, lit], sailboat(other, 1)),
      at([x + lit * 420, ground + 30, 0.4, lit], sailboat({ ...other, accent: stage.pop }, 0)),
      turned([x, 760, lit * 7], at([x, 740, 1.85, lit], sailboat(stage, 3))),
      shape(`M${x + lit * 300} 770q${-lit * 120} -34 ${-lit * 300} 6t${-lit * 330} 0q${lit * 320} 40 ${lit * 630} -6Z`, stage.light, 0.7),
      reeds(stage, -lit),
    ];
  },
};

const regatta: Layout = {
  hours: ["spring", "noon", "sunset"],
  focus: [0.5, 0.48],
  horizon: [0.46, 0.5],
  draw(stage) {
    const { roll, lit, ground, accent, pop, ink } = stage;
    const sails = [accent, pop, mix(accent, ink, 0.4), "#2f7fb5", mix(pop, accent, 0.5)];
    const fleet = each(4, (i) => {
      const x = middle + lit * (-400 + i * 230) + roll.between(-30, 30);
      return at([x, ground + 40 + (i % 3) * 34, 0.5 + (i % 3) * 0.12, lit], sailboat({ ...stage, accent: sails[i] ?? accent }, i % 2));
    });
    return [
      sky(stage, 0.5),
      hills(stage, { y: ground - 4, rise: 40, depth: 0.45 }),
      trees(stage, "poplar", { count: 10, y: ground + 4, scale: 0.6, depth: 0.36 }),
      at([middle + lit * 420, ground + 8, 2, lit], windmill(stage)),
      water(stage, ground + 6),
      fleet,
      at([middle + lit * 150, 690, 1.3, lit], sailboat(stage, 2)),
      jetty(stage.ink),
      standing(stage, [middle - lit * 460, 800, 3.4, lit], ["wave"]),
      standing(stage, [middle - lit * 300, 812, 3.3, lit], ["point"]),
    ];
  },
};

const coast: Layout = {
  hours: ["morning", "dusk", "noon"],
  focus: [0.5, 0.53],
  horizon: [0.6, 0.64],
  draw(stage) {
    const { lit, ground } = stage;
    const dune =
      `M${middle - lit * 640} 900V${ground - 150}` +
      `Q${middle - lit * 380} ${ground - 190} ${middle - lit * 220} ${ground + 20}L${middle - lit * 60} 900Z`;
    return [
      sky(stage, 0.4),
      aloft(stage),
      water(stage, ground),
      at([middle + lit * 330, ground + 40, 0.5, lit], sailboat({ ...stage, accent: stage.pop, pop: stage.accent }, 1)),
      at([middle - lit * 400, ground - 130, 1.3, lit], lighthouse(stage)),
      shape(dune, mix("#e9c98c", stage.land, 0.25)),
      standing(stage, [middle - lit * 250, ground + 70, 1.9, lit], ["wave"]),
      at([middle + lit * 130, 750, 1.75, lit], sailboat(stage, 3)),
      reeds(stage, -lit),
    ];
  },
};

const jetty = (ink: string): string =>
  stroke(
    each(7, (i) => `M${40 + i * 190} 830V910`),
    [mix("#6b4029", ink, 0.4), 22],
  ) +
  box([-20, 800, 1240, 110], mix("#a8703f", ink, 0.12)) +
  box([-20, 800, 1240, 16], "#c98f58") +
  stroke(
    each(16, (i) => `M${i * 84} 818V900`),
    [mix("#6b4029", ink, 0.3), 3],
    0.5,
  );

/** Sailing: at full speed, a regatta seen from the jetty, and along the coast. */
export const sailing: Kind = [heeling, regatta, coast];
