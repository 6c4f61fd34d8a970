import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, mirrored, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { flyer, tubeBack, tubeFront } from "../../motifs/wind-tube.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { nightSky } from "../../places/night-sky.ts";
import { room } from "../../places/room.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const suits = ["#e2553d", "#2f7fb5", "#f0a93b", "#7a5bb0", "#2a9d83"];

const firstFlight: Layout = {
  hours: ["parlour", "neon", "studio", "lamplight"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, sky: air } = stage;
    const [mine = "", coach = "", third = ""] = roll.shuffled(suits);
    const tube = [middle + lit * 40, 90, 560, 650] as const;
    return [
      room(stage, { floor: 0.78, wall: "stripes" }),
      box([-20, 470, 1240, 22], mix(air[0], stage.ink, 0.4), 0.6),
      mirrored(
        middle,
        lit,
        [
          tubeBack(stage, tube),
          at([790, 742, 2.9, -1], person(stage, "reach", { hat: "racing", shirt: coach, trousers: coach })),
          flyer(stage, [580, roll.between(350, 400), 3.2, 1], [mine, roll.between(66, 78)]),
          stroke("M470 560q-8 -40 0 -80M600 570q10 -44 0 -90M690 540q-6 -30 0 -60", ["#ffffff", 9], 0.8),
          tubeFront(stage, tube),
          bench(stage, [170, 800]),
          standing(stage, [240, 846, 3.5, 1], [roll.pick(["point", "wave", "cheer"])]),
          standing(stage, [90, 858, 3.3, 1], ["clap", { kid: roll() < 0.5 }]),
          standing(stage, [1060, 846, 3.5, -1], ["hips", { hat: "racing", shirt: third, trousers: third }]),
        ].join(""),
      ),
    ];
  },
};

const formation: Layout = {
  hours: ["neon", "studio", "parlour", "playroom"],
  focus: [0.5, 0.46],
  draw(stage) {
    const { roll, lit, sky: air, ink, light, water: blue, accent } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(suits);
    const panes = each(5, (i) => `M${120 + i * 240} -20Q${240 + i * 180} 400 ${120 + i * 240} 740`);
    const wind = each(16, () => {
      const [x, y] = [roll.between(150, 1050), roll.between(140, 720)];
      return `M${x} ${y}v${-roll.between(50, 130)}`;
    });
    const dy = roll.between(-24, 24);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(air[0], ink, 0.2), mix(air[1], blue, 0.25), mix(light, blue, 0.2)])),
      ...[150, 420, 790, 1050].map((x, i) => at([x, 600, 2, i < 2 ? 1 : -1], person(stage, roll.pick(["wave", "clap", "point", "cheer"])))),
      box([-20, 560, 1240, 60], mix(accent, ink, 0.2)) + box([-20, 550, 1240, 16], paler(accent, 0.35)),
      box([-20, -20, 1240, 760], mix(light, blue, 0.35), 0.38),
      stroke(panes, ["#ffffff", 9], 0.45),
      shape("M190 -20h90L170 740H80ZM330 -20h30L250 740h-30Z", "#ffffff", 0.2),
      oval([middle, 850, 780, 150], mix(ink, blue, 0.3)) + oval([middle, 850, 700, 118], mix(ink, blue, 0.55)),
      stroke(each(11, (i) => `M${100 + i * 100} 750V920`) + "M-20 790H1220M-20 830H1220M-20 874H1220", [mix(light, ink, 0.3), 4], 0.6),
      glow([middle, 760, 520], light, 0.6),
      stroke(wind, ["#ffffff", 8], 0.7),
      flyer(stage, [middle - lit * 40, 200 + dy, 2.2, -lit], [c, roll.between(56, 70)]),
      flyer(stage, [middle - lit * 250, 430 + dy, 3.7, lit], [a, 74]),
      flyer(stage, [middle + lit * 270, 420 - dy, 3.7, -lit], [b, 74]),
      stroke(`M${middle - 120} 690v-90M${middle + 10} 720v-110M${middle + 130} 680v-80`, ["#ffffff", 12], 0.85),
    ];
  },
};

const tower: Layout = {
  hours: ["dusk", "noon", "lamplight", "sunset"],
  horizon: [0.68, 0.72],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, ground: g, ink, land, accent, light } = stage;
    const [a = "", b = "", c = ""] = roll.shuffled(suits);
    const tube = [620, 150, 300, g - 260] as const;
    const wall = mix(mix("#d8d3e0", stage.sky[0], 0.3), ink, 0.2);
    return [
      stage.lamps > 0.7 ? nightSky(stage) : sky(stage, 0.4),
      trees(stage, roll.pick(["poplar", "round", "pine"]), { count: 10, y: g + 14, scale: 1.3, depth: 0.2 }),
      box([0, g, stageWidth, stageHeight], fade([paler(mix(land, ink, 0.2), 0.2), mix(land, ink, 0.35)])),
      mirrored(
        middle,
        lit,
        [
          soft([640, g + 26, 460, 22]),
          box([340, 210, 600, g - 190, 10], wall) + box([760, 210, 180, g - 190, 10], darker(wall, 0.16)),
          shape("M320 214L430 60H850L960 214Z", mix(accent, ink, 0.15)) + shape("M760 60H850L960 214H800Z", mix(accent, ink, 0.35)),
          fan([390, 320]) + fan([880, 320]),
          box([448, 130, 344, g - 190, 12], darker(ink, 0.1)),
          tubeBack(stage, tube),
          flyer(stage, [600, 330 + roll.between(-30, 20), 2, 1], [a, 70]),
          flyer(stage, [645, 510 + roll.between(-20, 10), 1.9, -1], [b, roll.between(60, 74)]),
          tubeFront(stage, tube),
          box([340, g - 26, 600, 50, 6], darker(wall, 0.3)),
          each(3, (i) => box([362, 440 + i * 60, 56, 34, 4], stage.lamps > 0.3 ? "#ffd98a" : light, 0.9)),
          shape(`M560 ${g + 20}H690L860 920H300Z`, paler(land, 0.5), 0.35),
          standing(stage, [180, 840, 3.3, 1], [roll.pick(["point", "wave"])]),
          standing(stage, [320, 854, 3.1, 1], [roll.pick(["cheer", "clap"]), { kid: roll() < 0.5 }]),
          standing(stage, [950, 850, 3.2, -1], ["raise", { shirt: c, trousers: c, held: visor(c) }]),
          standing(stage, [1080, 838, 3.2, -1], [roll.pick(["think", "point", "clap"])]),
        ].join(""),
      ),
    ];
  },
};

const bench = (stage: Stage, [x, y]: readonly [number, number]): string =>
  box([x - 190, y - 70, 330, 20, 8], paler(stage.accent, 0.2)) +
  box([x - 190, y - 54, 330, 12, 6], darker(stage.accent, 0.2)) +
  stroke(`M${x - 120} ${y - 44}V${y + 10}M${x + 90} ${y - 44}V${y + 10}`, [stage.ink, 12]);

/** A large fan in the wall. */
const fan = ([x, y]: readonly [number, number]): string =>
  circle([x, y, 46], "#2a2440") +
  shape(
    each(4, (i) => {
      const [cos, sin] = [Math.cos(i * 1.571 + 0.4), Math.sin(i * 1.571 + 0.4)];
      return `M${x} ${y}Q${x + cos * 30 - sin * 20} ${y + sin * 30 + cos * 20} ${x + cos * 40} ${y + sin * 40}Q${x + cos * 24 + sin * 4} ${y + sin * 24 - cos * 4} ${x} ${y}Z`;
    }),
    "#c9d2dc",
  ) +
  circle([x, y, 8], "#fffaf0");

const visor = (colour: string): string => circle([0, -14, 15], paler(colour, 0.25)) + box([-2, -20, 17, 10, 4], "#221d33");

/** Flying indoors: a first flight in the glass tunnel, a formation, and the tower outside. */
export const windTunnel: Kind = [firstFlight, formation, tower];
