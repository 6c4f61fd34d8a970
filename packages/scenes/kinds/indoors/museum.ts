import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { dino } from "../../motifs/dino.ts";
import { framed } from "../../motifs/framed.ts";
import { landscape } from "../../motifs/landscape.ts";
import { rocket } from "../../motifs/rocket.ts";
import { standing } from "../../people/standing.ts";
import { room } from "../../places/room.ts";
import { middle, stageHeight, stageWidth } from "../../stage.ts";

const kid = { kid: true } as const;

const dinosaur: Layout = {
  hours: ["parlour", "studio", "lamplight"],
  draw(stage) {
    const { roll, lit, light, pop, ink } = stage;
    const arch = (x: number) =>
      shape(`M${x} 660V290A120 120 0 0 1 ${x + 240} 290V660Z`, mix(stage.sky[1], light, 0.35)) +
      shape(`M${x + 24} 660V294A96 96 0 0 1 ${x + 216} 294V660Z`, mix(stage.sky[0], ink, 0.4));
    return [
      room(stage, { floor: 0.74 }),
      ...[-90, 210, 510, 810, 1110].map((x) => arch(x + lit * 40)),
      glow([middle, 400, 540], light, 0.4),
      box([130, 686, 940, 46, 10], mix(pop, ink, 0.25)) + box([130, 686, 940, 13, 6], pop),
      at([middle + 10, 690, 2.4, lit], dino(stage)),
      standing(stage, [middle - lit * 400, 820, 2.2, lit], ["point", kid]),
      standing(stage, [middle - lit * 240, 830, 2.2, lit], ["cheer", kid]),
      standing(stage, [middle + lit * roll.between(160, 330), 822, 2.2, -lit], ["wave", kid]),
      standing(stage, [middle + lit * 450, 826, 2.8, -lit], ["hips"]),
    ];
  },
};

const gallery: Layout = {
  hours: ["studio", "autumn", "parlour"],
  draw(stage) {
    const { roll, lit, pop, accent, ink } = stage;
    const [a = "noon", b = "sunset", c = "spring"] = roll.shuffled(["sunset", "noon", "morning", "autumn", "spring"] as const);
    const x = middle + lit * 110;
    return [
      room(stage, { floor: 0.74, wall: roll.pick(["panels", "stripes"]) }),
      glow([x, 340, 460], stage.light, 0.5),
      at([x, 320, 1], framed({ width: 520, height: 360, edge: mix(pop, "#a8703f", 0.3) }, landscape(roll, a))),
      at([middle - lit * 370, 290, 1], framed({ width: 210, height: 260, edge: "#fffaf0" }, landscape(roll, b))),
      at([middle + lit * 530, 320, 1], framed({ width: 190, height: 190, edge: ink }, landscape(roll, c))),
      standing(stage, [x - lit * 20, 780, 3.3, -lit], ["point"]),
      standing(stage, [x + lit * 210, 800, 2.6, -lit], ["think", kid]),
      at([middle - lit * 370, 800, 1.5], statue(mix("#efe6e2", ink, 0.06), accent)),
      standing(stage, [middle - lit * 190, 810, 2.6, -lit], ["cheer", kid]),
      stroke(`M${x - lit * 170} 700V640M${x + lit * 90} 700V640M${x + lit * 330} 700V640`, [pop, 8]) +
        stroke(`M${x - lit * 170} 646q${lit * 130} 50 ${lit * 260} 0q${lit * 120} 50 ${lit * 240} 0`, [accent, 8]),
    ];
  },
};

const space: Layout = {
  hours: ["neon", "lamplight", "dusk"],
  draw(stage) {
    const { lit, accent, pop, water: blue, light, ink, sky: dark } = stage;
    const planet = (r: number, colour: string) =>
      stroke("M0 -600V0", [light, 2], 0.4) +
      circle([0, 0, r], colour) +
      shape(`M${r * 0.2} ${-r * 0.98}A${r} ${r} 0 0 1 ${r * 0.2} ${r * 0.98}Q${r * 0.8} 0 ${r * 0.2} ${-r * 0.98}Z`, darker(colour));
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.5), dark[0], dark[1]])),
      each(40, (i) => circle([(i * 211) % 1200, 30 + ((i * 149) % 560), 1.5 + (i % 3)], light, 0.8)),
      glow([middle - lit * 300, 260, 360], pop, 0.7),
      at([middle - lit * 300, 260, 1], planet(112, pop)),
      at([middle - lit * 30, 190, 1], planet(46, accent)),
      turned(
        [middle + lit * 470, 230, -14],
        at([middle + lit * 470, 230, 1], planet(60, blue) + stroke("M-104 12Q0 44 104 12", [paler(pop, 0.4), 11])),
      ),
      box([0, 700, stageWidth, 200], fade([mix(ink, dark[1], 0.5), ink])),
      oval([middle + lit * 190, 742, 330, 46], light, 0.16),
      box([middle + lit * 190 - 190, 712, 380, 34, 12], mix(blue, ink, 0.3)),
      at([middle + lit * 190, 716, 2.3], rocket(stage)),
      standing(stage, [middle - lit * 360, 806, 2.9, lit], ["reach", kid]),
      standing(stage, [middle - lit * 190, 822, 2.7, lit], ["point", kid]),
      standing(stage, [middle + lit * 440, 816, 2.7, -lit], ["cheer", kid]),
      standing(stage, [middle - lit * 500, 820, 3.5, lit], ["hips"]),
    ];
  },
};

const statue = (stone: string, ribbon: string): string =>
  soft([0, 4, 90, 10]) +
  box([-70, -90, 140, 92, 6], darker(stone, 0.1)) +
  box([-80, -102, 160, 18, 5], stone) +
  shape("M-52 -102Q-60 -160 -22 -172V-190H22V-172Q60 -160 52 -102Z", stone) +
  oval([0, -222, 34, 42], stone) +
  shape("M-36 -220Q-40 -270 2 -268Q40 -268 36 -226Q20 -246 -8 -244Q-24 -240 -36 -220Z", darker(stone, 0.14)) +
  shape("M8 -264Q40 -260 34 -222Q30 -190 10 -182Q24 -220 8 -264Z", darker(stone, 0.1)) +
  stroke("M-12 -226h6M10 -226h6M-6 -204q8 5 14 0", [darker(stone, 0.4), 4]) +
  stroke("M-46 -128Q0 -112 46 -128", [ribbon, 8]);

/** A museum for children: the dinosaur, the gallery, and the planets. */
export const museum: Kind = [dinosaur, gallery, space];
