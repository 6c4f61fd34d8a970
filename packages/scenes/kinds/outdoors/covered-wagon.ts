import { darker, mix, paler } from "../../ink/colour.ts";
import { clipped, fade } from "../../ink/paint.ts";
import { at, box, circle, each, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { driverBehind, horseBehind } from "../../motifs/carriage-from-behind.ts";
import { coveredWagon as wagon, horseTram } from "../../motifs/wagon.ts";
import { windmill } from "../../motifs/windmill.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { city } from "../../places/city.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { polder } from "../../places/polder.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { middle, stageWidth } from "../../stage.ts";

const lane: Layout = {
  hours: ["spring", "noon", "autumn", "sunset"],
  horizon: [0.46, 0.51],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, land, pop } = stage;
    const wood = roll() < 0.5;
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.56 }),
      wood ? hills(stage, { y: ground + 40, rise: 40, depth: 0.36 }) : polder(stage),
      wood ? trees(stage, "pine", { count: 12, y: ground + 60, scale: 1.4, depth: 0.3 }) : skyline(stage, ground + 8, 0.3),
      meadow(stage, ground + (wood ? 66 : 120)),
      shape(`M-20 742Q${middle} 716 1220 742V850Q${middle} 820 -20 850Z`, mix("#e4c797", land, 0.12)),
      stroke(`M-20 778Q${middle} 752 1220 778M-20 816Q${middle} 790 1220 816`, [mix("#b98a55", land, 0.2), 9], 0.6),
      at(
        [middle - lit * roll.between(215, 250), 796, 1.4, -lit],
        wagon({ ...stage, accent: roll.pick([stage.accent, "#2f7f6d", "#3d6ea5", "#b5503c"]) }),
      ),
      trees({ ...stage, pop }, "round", { count: 1, y: 880, scale: 2.4, depth: 0, span: lit > 0 ? [1110, 1180] : [20, 90] }),
    ];
  },
};

const underTheHood: Layout = {
  hours: ["noon", "sunset", "spring", "autumn"],
  horizon: [0.4, 0.42],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, ground, land, ink, pop } = stage;
    const canvas = mix("#f8e6c0", stage.sky[0], 0.16);
    const opening = "M250 700V380Q250 130 600 130Q950 130 950 380V700Z";
    const view = [
      sky({ ...stage, sunX: middle - lit * 180 }, 0.7),
      hills(stage, { y: ground, rise: 80, depth: 0.5 }),
      at([middle + lit * 210, ground + 30, 1.5, lit], windmill(stage)),
      trees(stage, "round", { count: 3, y: ground + 26, scale: 0.8, depth: 0.26, span: [230, 970] }),
      box([0, ground + 20, stageWidth, 500], land) + shape(`M${middle - lit * 120} ${ground + 20}h${lit * 40}L1000 900H200Z`, "#e4c797"),
      horseBehind([middle - 132, 706, 1.85], ["#a8653a", "#3a2418"]) +
        horseBehind(
          [middle + 132, 706, 1.85],
          roll.pick([
            ["#e9dccb", "#b99a70"],
            ["#6b4a38", "#241814"],
          ] as const),
        ),
    ].join("");
    const seat = (dx: number, pose: "sip" | "wave" | "clap" | "sit") =>
      at([middle + dx, pose === "sit" ? 900 : 905, 3.7, -Math.sign(dx)], person(stage, pose));
    return [
      box([0, 0, stageWidth, 900], fade([darker(canvas, 0.3), canvas])),
      clipped(opening, view),
      each(4, (i) =>
        stroke(
          `M${250 - i * 84} ${720 + i * 40}V${380 - i * 16}Q${250 - i * 84} ${130 - i * 62} 600 ${130 - i * 62}Q${950 + i * 84} ${130 - i * 62} ${950 + i * 84} ${380 - i * 16}V${720 + i * 40}`,
          [mix("#8a5636", ink, i * 0.12), 14 + i * 5],
        ),
      ),
      at([middle, 742, 0.86], driverBehind(stage)),
      box([-20, 700, 1240, 210], fade([mix("#b9764a", ink, 0.2), mix("#8a5636", ink, 0.4)])) + box([240, 690, 720, 26, 8], "#c98f58"),
      seat(-500, roll.pick(["sip", "clap"])) + seat(510, roll.pick(["wave", "sip"])),
      box([-20, 770, 380, 150, 12], "#a8703f") +
        box([840, 770, 380, 150, 12], "#a8703f") +
        box([-20, 758, 390, 24, 10], stage.accent) +
        box([830, 758, 390, 24, 10], stage.accent),
      seat(-330, "sit") + seat(330, "sit"),
      soft([middle, 872, 120, 14], 0.35) + basket([middle, 868], pop),
    ];
  },
};

const tram: Layout = {
  hours: ["noon", "dusk", "morning"],
  horizon: [0.6, 0.63],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, ink } = stage;
    const stones = mix("#d3bba6", ink, 0.12);
    return [
      sky(stage, 0.35),
      city(stage, ground, roll.between(1.55, 1.75)),
      box([0, ground, stageWidth, 400], fade([stones, mix(stones, ink, 0.35)])),
      box([0, ground + 14, stageWidth, 12], paler(stones, 0.4)),
      standing(stage, [middle + lit * 190, ground + 40, 1.8, -lit], ["wave"]),
      stroke(
        each(14, (i) => `M${(i % 7) * 200 - (i > 6 ? 90 : 0)} ${ground + 110 + (i > 6 ? 150 : 0)}h76`),
        [paler(stones, 0.5), 6],
        0.5,
      ),
      stroke("M-20 782H1220M-20 830H1220", [mix(ink, "#8c97a5", 0.3), 10]),
      at([middle - lit * 190, 800, 1.3, -lit], horseTram({ ...stage, accent: roll.pick([stage.accent, "#2f7f6d", "#b5503c", "#2f5d8a"]) })),
    ];
  },
};

const basket = ([x, y]: readonly [number, number], fruit: string): string =>
  each(4, (i) => circle([x - 50 + i * 34, y - 66 - (i % 2) * 10, 22], i % 2 ? fruit : "#d8553f")) +
  stroke(`M${x - 76} ${y - 60}Q${x} ${y - 190} ${x + 76} ${y - 60}`, ["#a8703f", 10]) +
  shape(`M${x - 90} ${y - 64}H${x + 90}L${x + 72} ${y}H${x - 72}Z`, "#c98f58") +
  stroke(`M${x - 84} ${y - 42}H${x + 84}M${x - 78} ${y - 20}H${x + 78}`, ["#a8703f", 5]);

/** By covered wagon: down the lane, under the hood, and by horse tram through the town. */
export const coveredWagon: Kind = [lane, underTheHood, tram];
