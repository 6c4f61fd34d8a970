import { mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, circle, dashes, each, mirrored, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { flag } from "../../motifs/flag.ts";
import { golfBag, golfCart, putter, swungClub } from "../../motifs/golf-cart.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { hills } from "../../places/hills.ts";
import { reeds } from "../../places/reeds.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const sand = "#f1d9a4";

const teeShot: Layout = {
  hours: ["morning", "noon", "spring", "sunset"],
  horizon: [0.47, 0.51],
  focus: [0.5, 0.54],
  draw(stage) {
    const { roll, lit, ground: g, accent, land, light } = stage;
    const x = roll.between(320, 370);
    return [
      sky(stage, 0.42),
      aloft(stage),
      hills(stage, { y: g - 10, rise: 150, depth: 0.55 }),
      trees(stage, roll.pick(["pine", "round", "poplar"]), { count: 12, y: g + 12, scale: 1.05, depth: 0.26 }),
      lawn(stage, g + 10),
      mirrored(
        middle,
        lit,
        [
          shape(
            `M-20 900H760Q560 700 720 ${g + 190}T980 ${g + 70}L860 ${g + 66}Q560 ${g + 130} 420 ${g + 220}T-20 780Z`,
            paler(land, 0.36),
          ),
          oval([920, g + 76, 160, 28], paler(land, 0.5)),
          bunker([690, g + 108, 70, 16]) + bunker([1060, g + 150, 110, 24]) + bunker([900, 770, 150, 30]),
          shape(`M1240 ${g + 190}Q1020 ${g + 200} 1000 ${g + 240}T1240 ${g + 310}Z`, stage.water),
          at([940, g + 76, 1.05], flag(stage, 170)),
          stroke(`M${x + 170} 620Q640 90 850 ${g - 60}`, [light, 7], 0.55),
          circle([850, g - 60, 17], "#ffffff"),
          soft([x, 826, 120, 20]),
          standing(stage, [x, 822, 4.5, 1], ["swing", { hat: roll.pick(["cap", "straw"] as const), held: swungClub() }]),
          stroke(`M${x + 116} 830v26`, [accent, 8]),
          at([130, 856, 1.9], golfBag(accent)),
          standing(stage, [650, 800, 2.9, 1], [roll.pick(["point", "clap", "hips"])]),
          standing(stage, [770, 812, 2.9, roll() < 0.5 ? 1 : -1], [roll.pick(["cheer", "stand", "wave"]), { hat: "cap" }]),
        ].join(""),
      ),
      reeds(stage, lit),
    ];
  },
};

const green: Layout = {
  hours: ["spring", "noon", "autumn", "morning"],
  horizon: [0.4, 0.44],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground: g, land, accent, pop } = stage;
    const hole = roll.between(780, 830);
    return [
      sky(stage, 0.42),
      hills(stage, { y: g - 10, rise: 160, depth: 0.55 }),
      trees(stage, roll.pick(["round", "birch"]), { count: 10, y: g + 14, scale: 1.2, depth: 0.24 }),
      lawn(stage, g + 12),
      mirrored(
        middle,
        lit,
        [
          bunker([210, g + 110, 190, 34]) + bunker([1080, g + 100, 130, 26]),
          oval([600, 770, 640, 190], paler(land, 0.34)),
          oval([600, 780, 600, 168], mix(paler(land, 0.46), pop, 0.08)),
          stroke("M60 730Q600 600 1140 730M20 800Q600 690 1180 800M80 860Q600 790 1120 860", ["#ffffff", 26], 0.1),
          standing(stage, [520, g + 190, 2.2, 1], [roll.pick(["clap", "point", "think"])]),
          standing(stage, [640, g + 184, 2.2, -1], [roll.pick(["hips", "raise"]), { hat: "cap" }]),
          oval([hole, 764, 34, 13], stage.ink),
          at([hole, 764, 2.5], flag(stage, 190)),
          standing(stage, [hole + 250, 790, 3.4, -1], [roll.pick(["cheer", "jump"])]),
          dashes(`M450 828Q600 800 ${hole - 70} 774`, ["#ffffff", 6], [3, 20]),
          circle([hole - 66, 760, 16], "#ffffff") + oval([hole - 62, 777, 16, 4], stage.ink, 0.2),
          standing(stage, [310, 826, 4.3, 1], ["golf", { hat: roll.pick(["cap", "straw"] as const), shirt: accent, held: putter() }]),
          at([100, 860, 1.8], golfBag(pop)),
        ].join(""),
      ),
    ];
  },
};

const ride: Layout = {
  hours: ["sunset", "morning", "autumn", "noon"],
  horizon: [0.46, 0.5],
  focus: [0.5, 0.64],
  draw(stage) {
    const { roll, lit, ground: g, land, accent, light } = stage;
    const x = roll.between(490, 560);
    return [
      sky(stage, 0.5),
      aloft(stage),
      hills(stage, { y: g - 30, rise: 170, depth: 0.58 }),
      hills(stage, { y: g, rise: 70, depth: 0.36 }),
      trees(stage, roll.pick(["poplar", "pine"]), { count: 8, y: g + 10, scale: 1.1, depth: 0.25 }),
      lawn(stage, g + 8),
      mirrored(
        middle,
        lit,
        [
          at([940, g + 40, 1], clubhouse(stage)),
          oval([280, g + 70, 190, 30], paler(land, 0.45)) + at([260, g + 70, 1], flag(stage, 160)),
          standing(stage, [350, g + 92, 1.5, -1], ["golf", { held: putter() }]),
          standing(stage, [190, g + 84, 1.45, 1], ["hips"]),
          shape(`M-20 900V770Q420 660 760 ${g + 160}T880 ${g + 50}H960Q1010 ${g + 130} 860 ${g + 230}T700 900Z`, mix(sand, land, 0.12)),
          shape(`M-20 880Q420 740 800 ${g + 190}L812 ${g + 200}Q440 770 20 900Z`, light, 0.25),
          bunker([1050, g + 180, 150, 30]),
          at([x, 812, 2.2], golfCart(stage, accent)),
          standing(stage, [960, 830, 3.5, -1], ["wave", { hat: "cap" }]),
          at([1070, 850, 1.7], golfBag("#2f7fb5")),
        ].join(""),
      ),
      reeds(stage, -lit),
    ];
  },
};

/** Grass in the mown stripes of a course, from `y` down. */
function lawn({ land, sky: air, pop }: Stage, y: number): string {
  const rows = each(4, (i) => `M0 ${y + 20 + i * i * 34}h1200v${16 + i * 22}H0Z`);
  return (
    box([0, y, stageWidth, stageHeight - y], fade([mix(paler(land, 0.3), air[1], 0.2), paler(mix(land, pop, 0.1), 0.1), land])) +
    shape(rows, "#ffffff", 0.08)
  );
}

const bunker = ([x, y, rx, ry]: readonly [number, number, number, number]): string =>
  oval([x, y, rx * 1.06, ry * 1.16], "#1a1030", 0.12) +
  oval([x, y, rx, ry], sand) +
  oval([x + rx * 0.1, y + ry * 0.3, rx * 0.8, ry * 0.6], "#fff0cc", 0.6);

const clubhouse = ({ accent, ink, lamps }: Stage): string =>
  box([-150, -80, 300, 80], "#fff6e6") +
  shape("M-176 -74L-120 -136H120L176 -74Z", mix(accent, ink, 0.2)) +
  shape("M-46 -84L0 -164L46 -84Z", mix(accent, ink, 0.35)) +
  each(6, (i) => box([-132 + i * 48, -58, 26, 34, 3], lamps > 0.3 ? "#ffd98a" : "#8fb9c9"));

/** Golf: from the tee, on the green, and a ride in the cart. */
export const golf: Kind = [teeShot, green, ride];
