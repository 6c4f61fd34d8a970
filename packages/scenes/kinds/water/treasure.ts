import { darker, mix } from "../../ink/colour.ts";
import { at, box, dashes, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { chest } from "../../motifs/chest.ts";
import { pirateShip } from "../../motifs/pirate-ship.ts";
import { tree } from "../../motifs/trees.ts";
import { crowd } from "../../people/crowd.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { beach } from "../../places/beach.ts";
import { forest } from "../../places/forest.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { water } from "../../places/water.ts";
import { middle } from "../../stage.ts";

const kid = { kid: true } as const;

const island: Layout = {
  hours: ["noon", "sunset", "spring"],
  horizon: [0.42, 0.48],
  draw(stage) {
    const { lit, ground } = stage;
    const trail = `M${middle - lit * 580} 880Q${middle - lit * 330} 780 ${middle - lit * 40} 830`;
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.5 }),
      water(stage, ground),
      beach(ground + 190),
      at([middle + lit * 440, ground + 230, 3, -lit], tree("palm", stage.land)),
      at([middle + lit * 540, ground + 280, 2.1, lit], tree("palm", darker(stage.land))),
      dashes(trail, [stage.accent, 13], [34, 30]),
      at([middle + lit * 150, 786, 2.4, lit], chest(stage)),
      crowd(stage, { count: 2, x: middle - lit * 300, y: 770, scale: 2.6, poses: ["cheer", "point", "jump"], gap: 84 }, kid),
      reeds(stage),
    ];
  },
};

const ship: Layout = {
  hours: ["sunset", "noon", "dusk"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle + lit * roll.between(-60, 60);
    return [
      sky(stage),
      hills(stage, { y: ground - 6, rise: 130, depth: 0.55 }),
      water(stage, ground),
      at([middle - lit * 470, ground + 24, 1.1, lit], tree("palm", mix(stage.land, stage.sky[1], 0.25))),
      shape(`M${middle - lit * 600} ${ground + 30}q${lit * 140} -46 ${lit * 280} 0Z`, mix("#f3d49a", stage.sky[1], 0.3)),
      at([x, 690, 2.2, lit], pirateShip(stage)),
      at([middle - lit * 430, 846, 1.9, lit], rowboat(stage.accent)),
      standing(stage, [middle - lit * 470, 846, 2, lit], ["point", { kid: true, hat: "pirate" }]),
      standing(stage, [middle - lit * 380, 846, 2, lit], ["cheer", { kid: true }]),
      at([middle - lit * 430, 850, 1.9, lit], rowboatSide(stage.accent)),
    ];
  },
};

const dig: Layout = {
  hours: ["spring", "autumn", "morning"],
  horizon: [0.5, 0.54],
  draw(stage) {
    const { lit, ground, accent } = stage;
    const [x, y] = [middle + lit * 130, ground + 270];
    return [
      sky({ ...stage, lit }, 0.3),
      forest(stage),
      dashes(`M${middle - lit * 600} ${ground + 120}Q${middle} ${ground + 60} ${x} ${y}`, [accent, 12], [30, 28]),
      shape(`M${x - 170} ${y + 30}Q${x} ${y - 40} ${x + 170} ${y + 30}Q${x} ${y + 74} ${x - 170} ${y + 30}Z`, darker("#8a5a38", 0.3)),
      stroke(`M${x - 60} ${y - 10}L${x + 60} ${y + 50}M${x + 60} ${y - 10}L${x - 60} ${y + 50}`, [accent, 24]),
      standing(stage, [x + lit * 240, y + 50, 3.7, -lit], ["hold", { kid: true, held: spade() }]),
      standing(stage, [x - lit * 50, y - 50, 2.9, -lit], ["cheer", kid]),
      standing(stage, [x - lit * 350, y + 50, 4.2, lit], ["map", { kid: true, hat: "pirate" }]),
      at([x - lit * 350, y + 50, 4.2, lit], sheet(accent)),
      reeds(stage, lit),
    ];
  },
};

const spade = (): string =>
  turned(
    [0, 0, 24],
    stroke("M0 -30V36", ["#a8703f", 4.5]) + shape("M-9 36H9V54Q0 66 -9 54Z", "#8c97a5") + box([-8, -34, 16, 5, 2], "#a8703f"),
  );

const sheet = (accent: string): string =>
  shape("M2 -78L24 -84L44 -76L62 -82V-44L44 -38L24 -46L2 -40Z", "#f6dfae") +
  shape("M24 -84L44 -76V-38L24 -46Z", "#e6c98f") +
  dashes("M10 -54Q24 -70 34 -58T54 -62", [accent, 2.6], [4, 4]);

const rowboat = (colour: string): string => soft([0, 12, 120, 10]) + shape("M-110 -30H110L90 0H-90Z", darker(colour, 0.4));
const rowboatSide = (colour: string): string =>
  shape("M-118 -34Q0 -18 118 -34Q108 16 70 18H-70Q-108 16 -118 -34Z", colour) + stroke("M-116 -32Q0 -16 116 -32", [darker(colour), 7]);

/** A treasure hunt: on an island, by pirate ship, and digging in the wood. */
export const treasure: Kind = [island, ship, dig];
