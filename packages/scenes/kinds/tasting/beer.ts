import { darker, mix, paler } from "../../ink/colour.ts";
import { glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { barrel } from "../../motifs/barrel.ts";
import { beer as mug } from "../../motifs/beer.ts";
import { hops } from "../../motifs/hops.ts";
import { tulipGlass } from "../../motifs/tulip-glass.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { city } from "../../places/city.ts";
import { lamps } from "../../places/lamps.ts";
import { lights } from "../../places/lights.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { sky } from "../../places/sky.ts";
import { table } from "../../places/table.ts";
import { trees } from "../../places/trees.ts";
import { middle } from "../../stage.ts";

const brews = ["#f2c14e", "#d98324", "#8a3b1c", "#f6d77c"];

const flight: Layout = {
  hours: ["parlour", "autumn", "lamplight"],
  draw(stage) {
    const { roll, lit } = stage;
    const glasses = roll.shuffled(brews).slice(0, roll.pick([3, 4]));
    const x = middle + lit * 190;
    return [
      room(stage, { floor: 0.78, wall: roll.pick(["planks", "bricks"]) }),
      lamps(stage, roll.pick([1, 2])),
      shelf(stage, [middle - lit * 300 - 200, 250, 400], "bottles"),
      at([x + lit * 60, 740, 3.6, -lit], person(stage, roll.pick(["sip", "cheer"]))),
      at([x + lit * 280, 740, 3.6, -lit], person(stage, roll.pick(["think", "raise"]))),
      at([x - lit * 170, 740, 3.5, lit], person(stage, roll.pick(["clap", "wave"]))),
      table(stage, 690),
      box([x - 290, 742, 580, 26, 13], "#7b4a2e"),
      ...glasses.map((colour, i) => at([x + (i - (glasses.length - 1) / 2) * 138, 746, 1.75], tulipGlass(colour))),
      at([middle - lit * roll.between(320, 360), 786, 4, lit], mug(roll.pick(["#f0a830", "#d9822b", "#b5562a"]))),
      at([middle - lit * 110, 800, 1.05], hops()),
    ];
  },
};

const garden: Layout = {
  hours: ["sunset", "dusk", "spring", "noon"],
  horizon: [0.54, 0.58],
  draw(stage) {
    const { roll, lit, ground, pop } = stage;
    const guests = ([-430, -230, -20, 190, 400] as const).map((dx, i) =>
      at(
        [middle + lit * dx, 770, 3.4, i % 2 ? -1 : 1],
        person(stage, roll.pick(["raise", "cheer", "sip", "clap"]), i % 2 ? {} : { held: glassInHand(pop) }),
      ),
    );
    return [
      sky(stage, 0.4),
      city({ ...stage, lamps: 0.5 }, ground + 10, 1.3),
      trees(stage, "round", { count: 5, y: ground + 130, scale: 2.5, depth: 0.08 }),
      box([0, ground + 110, 1200, 300], mix(stage.land, stage.ink, 0.25)),
      lights(stage, { from: [-20, 150], to: [middle, 210], sag: 130, count: 9 }) +
        lights(stage, { from: [middle, 210], to: [1220, 140], sag: 130, count: 9 }),
      stroke(`M${middle} 210V${ground + 120}`, [stage.ink, 8]),
      ...guests,
      table(stage, 710),
      ...[-500, -120, 80, 300].map((dx, i) =>
        at([middle + lit * dx, 790, 1.5 + (i % 2) * 0.3, i % 2 ? -1 : 1], mug(brews[i] ?? "#f0a830")),
      ),
      at([middle - lit * 300, 800, 1.4], pretzel()),
    ];
  },
};

const brewery: Layout = {
  hours: ["parlour", "autumn", "studio", "lamplight"],
  draw(stage) {
    const { roll, lit, pop, ink } = stage;
    return [
      room(stage, { floor: 0.78, wall: "tiles" }),
      lamps(stage, 2, 0.35),
      stroke(`M-20 170H${middle + lit * 150}V260M${middle + lit * 150} 170H1220`, ["#c9814d", 22]) +
        stroke("M-20 164H1220", ["#f3c391", 5], 0.7),
      glow([middle + lit * 60, 430, 460], pop, 0.4),
      at([middle + lit * 430, 720, 2.2], kettle()),
      at([middle + lit * 120, 770, 3.1], kettle()),
      at([middle - lit * 500, 810, 2.3], barrel(mix("#8a5230", ink, 0.1))) + at([middle + lit * 500, 836, 1.9], barrel("#a8653a")),
      standing(stage, [middle - lit * 90, 806, 3.6, lit], ["point", { over: "apron" }]),
      standing(stage, [middle - lit * 280, 816, 3.5, lit], [roll.pick(["think", "sip", "hold"]), { held: glassInHand(pop) }]),
      standing(stage, [middle - lit * 420, 806, 3.5, lit], [roll.pick(["raise", "clap"])]),
      standing(stage, [middle + lit * 340, 836, 3.4, -lit], ["sip", { held: glassInHand("#d98324") }]),
    ];
  },
};

const kettle = (): string =>
  soft([0, 0, 96, 11], 0.35) +
  stroke("M-60 -20L-66 0M60 -20L66 0", ["#8a4a28", 11]) +
  shape("M-84 -14Q-96 -110 -60 -138Q-22 -158 -16 -190V-226H16V-190Q22 -158 60 -138Q96 -110 84 -14Q0 6 -84 -14Z", "#d98b52") +
  shape("M30 -149Q44 -144 60 -138Q96 -110 84 -14Q60 -8 34 -6Q70 -80 30 -149Z", "#b0623a") +
  box([-92, -76, 184, 9, 4], "#f3c391") +
  circle([-4, -44, 22], "#f3c391") +
  circle([-4, -44, 15], "#8a4a28") +
  oval([-46, -108, 8, 30], "#f9dcb8") +
  box([-22, -234, 44, 12, 5], "#f3c391");

const glassInHand = (brew: string): string =>
  box([-6, -20, 15, 22, 3], paler(brew, 0.6)) + box([-4.5, -14, 12, 15, 2], brew) + box([-6.5, -22, 16, 8, 4], "#fffaf0");

const pretzel = (): string =>
  soft([0, 0, 46, 6]) +
  stroke("M0 -40Q-50 -60 -48 -20Q-40 6 0 -10Q40 6 48 -20Q50 -60 0 -40Q-16 -34 -24 -4M0 -40Q16 -34 24 -4", [darker("#b9692e", 0.05), 13]) +
  each(6, (i) => circle([-36 + i * 14, -22 - (i % 2) * 10, 2.4], "#fff6e6"));

/** A beer tasting: a flight of glasses, the beer garden, and the brewery. */
export const beer: Kind = [flight, garden, brewery];
