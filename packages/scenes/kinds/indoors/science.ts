import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { rocket } from "../../motifs/rocket.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { hills } from "../../places/hills.ts";
import { lamps } from "../../places/lamps.ts";
import { meadow } from "../../places/meadow.ts";
import { nightSky } from "../../places/night-sky.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { middle } from "../../stage.ts";

const young = { kid: true, hat: "goggles", over: "coat" } as const;

const laboratory: Layout = {
  hours: ["playroom", "studio", "parlour"],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink, light } = stage;
    const x = middle + lit * roll.between(60, 140);
    const bubbles = each(9, (i) =>
      circle([x + roll.between(-70, 70), 90 + i * 36 + roll.between(-10, 10), roll.between(7, 24)], i % 3 ? accent : pop, 0.75),
    );
    return [
      room(stage, { floor: 0.78, wall: "tiles" }),
      lamps(stage, 2, 0.3),
      shelf(stage, [middle - lit * 400 - 150, 290, 300], "bottles"),
      shelf(stage, [middle + lit * 440 - 120, 250, 240], "pots"),
      glow([x, 420, 380], accent, 0.5),
      bubbles,
      at([middle - lit * 390, 790, 3.7, lit], person(stage, "point", young)),
      at([middle - lit * 190, 800, 3.5, lit], person(stage, "cheer", { kid: true, hat: "goggles" })),
      at([middle + lit * 430, 800, 3.8, -lit], person(stage, "reach", young)),
      box([-20, 690, 1240, 220], mix(light, ink, 0.16)) + box([-20, 690, 1240, 34, 6], mix(light, ink, 0.04)),
      each(5, (i) => box([30 + i * 240, 750, 200, 170, 8], mix(light, ink, 0.24))),
      at([x, 712, 2.5], flask(accent, ink)),
      at([x - lit * 210, 712, 1.3], flask(blue, ink)),
      at([x + lit * 210, 712, 1.6], tubes([pop, blue, accent], ink)),
    ];
  },
};

const telescope: Layout = {
  hours: ["dusk", "neon", "lamplight"],
  horizon: [0.6, 0.64],
  draw(stage) {
    const { lit, ground, pop, accent, light, ink } = stage;
    const x = middle - lit * 60;
    return [
      nightSky({ ...stage, sunX: middle + lit * 330 }),
      stroke(`M${middle + lit * 40} 130l${lit * 90} -40l${lit * 80} 60l${lit * 110} -30`, [light, 2.5], 0.6) +
        [
          [40, 130],
          [130, 90],
          [210, 150],
          [320, 120],
        ]
          .map(([dx = 0, y = 0]) => circle([middle + lit * dx, y, 6], light))
          .join(""),
      hills(stage, { y: ground, rise: 120, depth: 0.3, colour: mix(stage.land, ink, 0.3) }),
      trees({ ...stage, land: mix(stage.land, ink, 0.4) }, "pine", { count: 11, y: ground + 14, scale: 1, depth: 0.1 }),
      shape(`M-20 900V${ground + 120}Q${middle} ${ground - 10} 1220 ${ground + 120}V900Z`, mix(stage.land, ink, 0.45)),
      glow([x, 700, 360], pop, 0.3),
      stroke(`M${x} 560L${x - 100} 800M${x} 560L${x + 100} 800M${x} 560V810`, ["#8a5a38", 18]),
      turned([x, 540, -34 * lit], tube(x, accent, lit)),
      standing(stage, [x - lit * 210, 806, 3.5, lit], ["reach", { kid: true }]),
      standing(stage, [x + lit * 230, 806, 3.1, -lit], ["point", { kid: true }]),
      standing(stage, [x + lit * 390, 816, 3.9, -lit], ["hips"]),
    ];
  },
};

const lift: Layout = {
  hours: ["noon", "spring", "sunset"],
  horizon: [0.62, 0.66],
  draw(stage) {
    const { roll, lit, ground, pop } = stage;
    const x = middle + lit * 130;
    const smoke = each(12, (i) =>
      circle(
        [x + (i - 5.5) * 44 + roll.between(-16, 16), 700 + roll.between(-24, 34), roll.between(46, 76)],
        mix("#ffffff", stage.sky[1], 0.2 + (i % 3) * 0.18),
      ),
    );
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground, rise: 110, depth: 0.5 }),
      trees(stage, "round", { count: 9, y: ground + 16, scale: 0.9, depth: 0.25 }),
      meadow(stage, ground + 10),
      glow([x, 620, 260], pop, 0.8),
      shape(`M${x - 46} 470Q${x - 60} 640 ${x} 700Q${x + 60} 640 ${x + 46} 470Z`, fade(["#fff2b8", "#f2702f"])),
      turned([x, 420, lit * 5], at([x, 500, 1.75], rocket(stage))),
      smoke,
      standing(stage, [middle - lit * 380, 800, 3.5, lit], ["cheer", young]),
      standing(stage, [middle - lit * 200, 820, 3.2, lit], ["jump", { kid: true }]),
      standing(stage, [middle + lit * 450, 810, 3.3, -lit], ["point", young]),
    ];
  },
};

const flask = (liquid: string, ink: string): string =>
  soft([0, 2, 70, 9]) +
  shape("M-16 -150H16V-96L66 -16Q72 0 54 0H-54Q-72 0 -66 -16L-16 -96Z", "#ffffff", 0.55) +
  shape("M-34 -66H34L62 -18Q66 -4 52 -4H-52Q-66 -4 -62 -18Z", liquid) +
  shape("M20 -66H34L62 -18Q66 -4 52 -4H20Q46 -30 20 -66Z", darker(liquid)) +
  box([-21, -158, 42, 11, 5], mix(ink, "#ffffff", 0.35)) +
  circle([-18, -30, 9], paler(liquid, 0.5)) +
  circle([6, -46, 6], paler(liquid, 0.5)) +
  stroke("M-14 -140V-100L-44 -48", ["#ffffff", 5], 0.8);

const tubes = (liquids: readonly string[], ink: string): string =>
  soft([0, 2, 80, 8]) +
  liquids
    .map(
      (liquid, i) =>
        box([-56 + i * 44, -116, 26, 104, 13], "#ffffff", 0.6) + box([-53 + i * 44, -74 + i * 10, 20, 60 - i * 10, 10], liquid),
    )
    .join("") +
  box([-72, -92, 144, 10, 4], mix(ink, "#ffffff", 0.3)) +
  box([-72, -22, 144, 12, 4], mix(ink, "#ffffff", 0.3)) +
  stroke("M-66 -90V0M66 -90V0", [mix(ink, "#ffffff", 0.3), 8]);

const tube = (x: number, accent: string, lit: number): string =>
  box([x - 190, 496, 300, 84, 14], lit > 0 ? "#fffaf4" : "#f1e7e2") +
  box([x - 190, 552, 300, 28, 10], "#ddd3d6") +
  box([x + lit * 150 - 60, 484, 120, 108, 16], accent) +
  box([x - lit * 210 - 40, 516, 80, 44, 10], darker(accent, 0.3)) +
  oval([x + lit * 206, 538, 12, 46], "#bfe3f2");

/** Science: the laboratory, the stars, and a rocket of one's own. */
export const science: Kind = [laboratory, telescope, lift];
