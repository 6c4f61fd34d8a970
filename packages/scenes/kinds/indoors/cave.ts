import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import type { PoseName } from "../../people/poses.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { dripstones, galleries, rock } from "../../places/cave.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const marl: Layout = {
  hours: ["lamplight", "autumn", "parlour"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ink } = stage;
    const side = (dx: number) => middle + lit * dx;
    const x = side(roll.between(60, 160));
    const night = { ...stage, light: "#ffe3a0" };
    return [
      galleries(night, [x, 470]),
      at([side(-450), 330, 1.9, lit], stroke(drawing, [mix(ink, "#3a2418", 0.4), 4.5], 0.75)),
      lantern(night, [side(470), 300]),
      caver(night, [x - lit * 10, 590, 1.15, -lit], "walk"),
      caver(night, [x + lit * 70, 610, 1.3, -lit], "hips"),
      caver(night, [side(-40), 720, 2.4, lit], "walk"),
      caver(night, [side(230), 770, 2.8, -lit], roll.pick(["think", "clap", "wave"])),
      caver(night, [side(-270), 830, 3.6, -lit], "reach"),
      caver(night, [side(430), 850, 3.5, -lit], roll.pick(["map", "hips"])),
    ];
  },
};

const dripstone: Layout = {
  hours: ["neon", "parlour", "lamplight"],
  horizon: [0.54, 0.57],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, water: blue, accent, light, ink } = stage;
    const side = (dx: number) => middle + lit * dx;
    const hues = roll.shuffled([accent, blue, stage.pop]);
    const deck = ground + 250;
    return [
      box([0, 0, stageWidth, stageHeight], fade([rock(stage, 0.1), rock(stage, 0.75), rock(stage, 0.3)])),
      glow([side(200), ground - 60, 560], hues[0] ?? accent, 0.95),
      glow([side(-330), ground - 30, 420], hues[1] ?? blue, 0.95),
      dripstones(stage, [70, 360, 1], mix(rock(stage, 0.55), hues[0] ?? accent, 0.35)),
      dripstones(stage, [ground + 20, 250, -1], mix(rock(stage, 0.5), hues[1] ?? blue, 0.4)),
      box([0, ground, stageWidth, 400], fade([mix(blue, light, 0.35), mix(blue, ink, 0.45)])),
      oval([side(200), ground + 50, 260, 30], hues[0] ?? accent, 0.4) + oval([side(-330), ground + 40, 190, 22], hues[1] ?? blue, 0.4),
      stroke(
        each(5, (i) => `M${80 + i * 240} ${ground + 40 + (i % 3) * 26}h120`),
        [light, 5],
        0.4,
      ),
      dripstones(stage, [-10, 250, 1], rock(stage, 0.16)),
      caver(stage, [side(-390), deck + 30, 3.3, lit], "point"),
      caver(stage, [side(-150), deck + 26, 3.3, lit], roll.pick(["think", "clap"])),
      caver(stage, [side(90), deck + 30, 3.3, lit], roll.pick(["reach", "raise"])),
      caver(stage, [side(350), deck + 28, 3.3, -lit], roll.pick(["wave", "hips"])),
      stroke(each(7, (i) => `M${i * 200} ${deck + 40}v-110`) + `M-20 ${deck - 70}H1220M-20 ${deck - 20}H1220`, [
        mix("#8a5636", ink, 0.35),
        11,
      ]),
      box([-20, deck + 24, 1240, 30, 6], mix("#b9764a", ink, 0.15)) + box([-20, deck + 50, 1240, 400], darker(rock(stage, 0.1), 0.2)),
      dripstones(stage, [stageHeight - 40, 110, -1], rock(stage, 0.02)),
    ];
  },
};

const descent: Layout = {
  hours: ["noon", "spring", "sunset"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, sky: air, light, land } = stage;
    const side = (dx: number) => middle + lit * dx;
    const x = side(roll.between(20, 110));
    const deep = { ...stage, light: "#ffe3a0" };
    const hole = `M${x - 170} -20Q${x - 220} 90 ${x - 120} 150Q${x} 190 ${x + 130} 140Q${x + 220} 90 ${x + 160} -20Z`;
    const ledge = `M${side(-640)} 470L${side(-330)} 480Q${side(-240)} 500 ${side(-270)} 570L${side(-320)} 700L${side(-640)} 720Z`;
    return [
      box([0, 0, stageWidth, stageHeight], fade([rock(stage, 0.52), rock(stage, 0.18)])),
      glow([x, 60, 560], light, 0.55),
      shape(hole, fade(air)) + each(6, (i) => circle([x - 160 + i * 64, 6 + (i % 2) * 24, 44], mix(land, air[1], 0.12))),
      shape(`M${x - 130} 140L${x - 380} 900H${x + 380}L${x + 130} 140Q${x} 190 ${x - 130} 140Z`, light, 0.2),
      shape(walls(x, 300), rock(stage, 0.3)) + shape(walls(x, 430), rock(stage, 0.16)),
      shape(ledge, rock(stage, 0.36)) +
        shape(`M${side(-640)} 470L${side(-330)} 480Q${side(-270)} 490 ${side(-264)} 520L${side(-640)} 500Z`, rock(stage, 0.6)),
      caver(deep, [side(-400), 486, 2.3, lit], roll.pick(["point", "wave", "clap"])),
      shape(`M-20 900V810Q240 760 520 800T1220 770V900Z`, rock(stage, 0.5)) +
        shape(`M-20 900V850Q340 820 640 856T1220 830V900Z`, rock(stage, 0.3)),
      caver(deep, [side(-240), 826, 3.2, lit], "reach"),
      caver(deep, [side(300), 840, 3.3, -lit], roll.pick(["raise", "cheer", "wave"])),
      caver(deep, [side(460), 826, 3.1, -lit], "hold"),
      stroke(`M${x + 20} 60V660`, ["#f6e3b8", 7]),
      at([x + 16, 600, 2.9, lit], person(deep, "hang", { hat: "helmet" })) + stroke(`M${x - 14} 470h60`, [stage.accent, 12]),
      beam(deep, [x + 16, 600, 2.9, lit]),
      stroke(`M${side(366)} 652Q${side(230)} 720 ${x + 20} 650`, ["#f6e3b8", 6]),
    ];
  },
};

type Place = readonly [x: number, y: number, scale: number, flip: number];

/** Somebody with a helmet and the light of a lamp on it. */
const caver = (stage: Stage, place: Place, pose: PoseName): string =>
  beam(stage, place) +
  standing(stage, place, [pose, { hat: "helmet" }]) +
  at(place, circle([11, -102, 4], "#fffbe0") + circle([11, -102, 8], "#fffbe0", 0.4));

const beam = ({ light }: Stage, place: Place): string =>
  at(
    place,
    shape("M12 -104L150 -150Q166 -106 150 -62L12 -99Z", light, 0.2) + shape("M12 -103L104 -126Q114 -104 104 -82L12 -100Z", light, 0.22),
  );

/** The rock left and right of a shaft around `x`. */
const walls = (x: number, half: number): string =>
  `M-40 -40H${x - half * 0.5}Q${x - half * 0.8} 160 ${x - half} 300T${x - half * 0.94} 620T${x - half * 1.4} 920H-40Z` +
  `M1240 -40H${x + half * 0.5}Q${x + half * 0.86} 180 ${x + half} 320T${x + half} 640T${x + half * 1.36} 920H1240Z`;

/** A horse and the sun in charcoal, as people left them in the marl. */
const drawing =
  "M-52 72L-48 28Q-44 10 -14 12H18L40 -24L48 -36L52 -24L70 -8L62 0L48 -6L36 28L40 72M-34 36L-36 72M24 36L22 72M-50 22Q-72 30 -66 60" +
  "M-52 -52a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M-38 -76v-10M-38 -28v10M-62 -52h-10M-14 -52h10M-55 -69l-7 -7M-21 -69l7 -7M-55 -35l-7 7M-21 -35l7 7";

const lantern = ({ light, ink, pop }: Stage, [x, y]: readonly [x: number, y: number]): string =>
  glow([x, y, 260], pop, 0.8) +
  stroke(`M${x} -20V${y - 40}`, [ink, 5]) +
  box([x - 22, y - 40, 44, 66, 8], light) +
  stroke(`M${x - 26} ${y - 42}h52M${x - 26} ${y + 28}h52M${x} ${y - 40}v66`, [ink, 8]) +
  paleRing(x, y);

const paleRing = (x: number, y: number): string => circle([x, y - 6, 12], paler("#ffd257", 0.4));

/** Caves: in the marl, between dripstones, and down on a rope. */
export const cave: Kind = [marl, dripstone, descent];
