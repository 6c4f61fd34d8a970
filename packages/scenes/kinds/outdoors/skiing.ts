import { mix } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, each, mirrored, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { chalet } from "../../motifs/chalet.ts";
import { lifted, liftChair, skier } from "../../motifs/skier.ts";
import { snowTube } from "../../motifs/snow-tube.ts";
import { standing } from "../../people/standing.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { nightSky } from "../../places/night-sky.ts";
import { sky } from "../../places/sky.ts";
import { snowfall, snowOf } from "../../places/snow.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const colours = ["#e2553d", "#2f7fb5", "#f5b53f", "#7a5bb0", "#2a9d83"];

const indoorSlope: Layout = {
  hours: ["winter", "playroom", "neon", "studio"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, sky: air, ink, light, accent } = stage;
    const trusses = each(8, (i) => `M${i * 170 - 90} ${132 - i * 24}l85 ${90 - i * 7}l85 ${-114 + i * 7}`);
    const lampsUp = each(
      5,
      (i) => box([130 + i * 220, 176 - i * 22, 120, 18, 9], light) + glow([190 + i * 220, 186 - i * 22, 180], light, 0.5),
    );
    const [a = "", b = "", c = ""] = roll.shuffled(colours);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(air[0], ink, 0.2), air[1]])),
      mirrored(
        middle,
        lit,
        [
          shape("M-20 400Q180 250 330 330T640 210T940 180T1240 60V600H-20Z", mix(air[0], "#ffffff", 0.45), 0.8),
          shape("M-20 -20H1240V-20L-20 230Z", mix(air[0], ink, 0.42)),
          stroke(trusses, [mix(air[0], ink, 0.6), 12]) + stroke("M-20 230L1240 -30M-20 120L1240 -60", [mix(air[0], ink, 0.6), 14]),
          lampsUp,
          shape("M-20 920V690L1240 300V920Z", fade(["#ffffff", "#e3eef7", "#c3dcec"])),
          stroke("M-20 670L1240 280", [accent, 14]) +
            stroke(
              each(7, (i) => `M${60 + i * 180} ${645 - i * 56}v-70`),
              [mix(ink, "#ffffff", 0.2), 7],
            ) +
            stroke("M-20 590L1240 200", [ink, 4]),
          ...[400, 620].map((x) => lifted(stage, [x, 596 - (x - 140) * 0.31])),
          stroke("M1120 420Q900 520 960 590T660 740T330 850", ["#a9c9de", 12], 0.6),
          skier(stage, [roll.between(850, 890), 500, 1.6, -1], ["ski", c, 16]),
          skier(stage, [roll.between(690, 740), 670, 2.5, -1], ["ski", b, 16]),
          skier(stage, [430, 810, 3.9, -1], ["ski", a, 15]),
          skier(stage, [1040, 800, 3.1, -1], [roll.pick(["cheer", "wave"]), b, 10]),
        ].join(""),
      ),
    ];
  },
};

const tubing: Layout = {
  hours: ["winter", "morning", "sunset", "spring"],
  horizon: [0.38, 0.42],
  focus: [0.5, 0.66],
  draw(stage) {
    const { roll, lit, ground, land, ink } = stage;
    const snow = snowOf(stage);
    const [a = "", b = "", c = "", d = ""] = roll.shuffled(colours);
    const bank = (x: number, dx: number) =>
      shape(
        `M${x} ${ground + 30}Q${x + dx * 0.4} ${ground + 150} ${x + dx - 60} 920H${x + dx + 70}Q${x + dx * 0.4 + 30} ${ground + 150} ${x + 18} ${ground + 30}Z`,
        "#ffffff",
      ) + stroke(`M${x + 14} ${ground + 40}Q${x + dx * 0.4 + 24} ${ground + 160} ${x + dx + 56} 920`, ["#a9c9de", 12], 0.6);
    return [
      sky(stage, 0.4),
      hills(snow, { y: ground - 30, rise: 170, depth: 0.4 }),
      trees({ ...snow, land: mix(land, ink, 0.3) }, "pine", { count: 12, y: ground + 20, scale: 1.2, depth: 0.25 }),
      box([0, ground + 20, stageWidth, stageHeight], fade(["#ffffff", "#e6f0f8", "#c9dfee"])),
      bank(470, -410) + bank(710, 390) + bank(260, -560) + bank(930, 560),
      bunting(stage, { from: [-20, 110], to: [1220, 80], sag: 130, count: 20 }),
      standing(stage, [middle - lit * 40, ground + 66, 1.1, lit], ["wave", { hat: "beanie" }]),
      at([middle + lit * 60, ground + 74, 0.6], snowTube(stage, d, { hat: "beanie" })),
      at([middle - lit * 250, ground + 190, 1.15], snowTube(stage, c, { hat: "beanie" })),
      at([middle + lit * 330, ground + 270, 1.6], snowTube(stage, b, { hat: "beanie", kid: true })),
      stroke(`M${middle - lit * 90 - 150} 640q-20 60 -60 110M${middle - lit * 90 + 150} 640q20 60 60 110`, ["#ffffff", 12], 0.9),
      at([middle - lit * roll.between(60, 120), 842, 2.7], snowTube(stage, a, { hat: "beanie" })),
      standing(stage, [middle - lit * 500, 800, 2.9, lit], [roll.pick(["clap", "point"]), { hat: "beanie" }]),
      snowfall(stage),
    ];
  },
};

const chairLift: Layout = {
  hours: ["winter", "dusk", "sunset", "lamplight"],
  horizon: [0.52, 0.56],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, ground, land, ink } = stage;
    const snow = { ...snowOf(stage), land: mix("#e6eff8", stage.sky[0], 0.22) };
    const [a = "", b = "", c = ""] = roll.shuffled(colours);
    const cable = (x: number) => 250 - x * 0.13;
    return [
      stage.lamps > 0.7 ? nightSky(stage) : sky(stage, 0.42),
      hills(snow, { y: ground - 60, rise: 330, depth: 0.45 }),
      hills(snow, { y: ground, rise: 150, depth: 0.2 }),
      trees({ ...snow, land: mix(land, ink, 0.35) }, "pine", { count: 10, y: ground + 14, scale: 1.2, depth: 0.2 }),
      mirrored(
        middle,
        lit,
        [
          shape(
            `M-20 ${ground + 90}Q400 ${ground - 20} 760 ${ground + 90}T1240 ${ground + 190}V920H-20Z`,
            fade(["#ffffff", "#dbe9f4", "#bdd6e8"]),
          ),
          at([230, ground + 84, 0.95], chalet(stage)) + glow([230, ground + 40, 160], "#ffc978", 0.5),
          stroke(`M300 ${ground + 90}Q520 ${ground + 130} 430 ${ground + 210}T640 880`, ["#a9c9de", 10], 0.6),
          box([1012, 120, 28, 700, 8], mix(ink, "#8c97a5", 0.4)) + box([940, 108, 170, 20, 8], mix(ink, "#8c97a5", 0.3)),
          stroke(`M-30 ${cable(-30)}L1240 ${cable(1240)}M-30 ${cable(-30) + 36}L1240 ${cable(1240) + 26}`, [ink, 5]),
          skier(stage, [roll.between(280, 360), ground + 180, 1.6, 1], ["ski", c, 6]),
          liftChair(stage, [600, cable(600)], [a, b]),
          skier(stage, [roll.between(900, 960), 862, 2.7, -1], [roll.pick(["wave", "cheer"]), c, 0]),
          skier(stage, [250, 838, 3, 1], ["ski", b, 8]),
        ].join(""),
      ),
      snowfall(stage),
    ];
  },
};

/** On snow: down the indoor slope, in tubes, and up with the chair lift. */
export const skiing: Kind = [indoorSlope, tubing, chairLift];
