import { darker, mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { ball, deejay, speaker } from "../../motifs/disco.ts";
import { microphone } from "../../motifs/microphone.ts";
import { person } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { city } from "../../places/city.ts";
import { lights } from "../../places/lights.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const steps: readonly PoseName[] = ["dance", "cheer", "star", "balance", "glide", "wave"];

const studio: Layout = {
  hours: ["studio", "playroom", "morning", "spring"],
  focus: [0.5, 0.58],
  draw(stage) {
    const { roll, lit, accent, light, pop, ink } = stage;
    const step = roll.pick(["dance", "cheer", "star", "glide"] as const);
    const x = middle + lit * roll.between(-20, 40);
    const glass = mix(stage.water, light, 0.62);
    const group = ([-330, -40, 250] as const).map((dx, i) =>
      standing(stage, [x + lit * dx, 816 + (i % 2) * 22, 4.1 - (i % 2) * 0.2, lit], [step, { shirt: i === 1 ? accent : undefined }]),
    );
    return [
      box([0, 0, stageWidth, stageHeight], fade([stage.sky[0], stage.sky[1]])),
      box([60, 90, 1080, 500, 10], mix("#c98f58", light, 0.2)) + box([78, 106, 1044, 484], fade([glass, paler(glass, 0.5)])),
      shape("M130 590L420 106H520L230 590ZM640 590L930 106H970L680 590Z", "#ffffff", 0.3),
      mirrored(stage, x, step),
      stroke("M78 106M426 106V590M774 106V590", [mix("#c98f58", light, 0.2), 8]),
      box([0, 590, stageWidth, 310], fade(["#e2b276", "#b9804a"])) +
        stroke(
          each(9, (i) => `M${middle + (i - 4) * 130} 590L${middle + (i - 4) * 290} 900`),
          ["#8a5a38", 4],
          0.35,
        ),
      box([0, 574, stageWidth, 18], "#fffaf0"),
      stroke("M-20 486H1220", ["#a8703f", 15]) +
        stroke("M-20 482H1220", ["#d9a06b", 5]) +
        stroke("M200 486V580M600 486V580M1000 486V580", ["#8a5a38", 9]),
      speaker([x - lit * 510, 690, 1.1], ink, pop),
      standing(stage, [x + lit * 440, 720, 3.3, -lit], [step === "cheer" ? "clap" : step, { hat: "cap" }]),
      standing(stage, [x - lit * 430, 700, 2.9, lit], [step]),
      standing(stage, [x + lit * 110, 690, 2.8, lit], [step]),
      ...group,
      box([x - lit * 510 - 70, 832, 140, 40, 18], accent) + stroke(`M${x - lit * 510 - 30} 834q30 -40 60 0`, [darker(accent), 9]),
    ];
  },
};

const disco: Layout = {
  hours: ["neon", "lamplight", "parlour"],
  focus: [0.5, 0.48],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue, ink, light, sky: dark } = stage;
    const x = middle + lit * roll.between(-30, 60);
    const colours = [accent, pop, blue, mix(accent, blue, 0.5)];
    const tiles = each(4, (row) =>
      each(8, (i) => {
        const [top, low] = [0.42 + row * 0.22, 0.42 + (row + 1) * 0.22];
        const [y1, y2] = [610 + row * row * 22 + row * 30, 610 + (row + 1) ** 2 * 22 + (row + 1) * 30];
        const at1 = (k: number, s: number) => x + (k - 4) * 300 * s;
        return shape(
          `M${at1(i, top)} ${y1}H${at1(i + 1, top)}L${at1(i + 1, low)} ${y2}H${at1(i, low)}Z`,
          mix(colours[(i + row * 3) % 4] ?? pop, ink, (i + row) % 2 ? 0.25 : 0.6),
        );
      }),
    );
    const moves = roll.shuffled(steps);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(dark[0], ink, 0.4), dark[1]])),
      ...[-520, -280, 260, 520].map((dx, i) => shape(`M${x} 200L${x + dx - 100} 900H${x + dx + 100}Z`, colours[i] ?? light, 0.2)),
      glow([x, 220, 420], light, 0.55),
      each(14, (i) => circle([roll.between(20, 1180), roll.between(60, 560), roll.between(5, 13)], colours[i % 4] ?? light, 0.7)),
      deejay(stage, [x + lit * 380, 620]),
      tiles,
      stroke(`M${x} -20V130`, [light, 4]) + ball([x, 230], stage),
      standing(stage, [x - lit * 470, 700, 3, lit], [moves[3] ?? "wave"]),
      standing(stage, [x + lit * 120, 690, 3, -lit], [moves[4] ?? "cheer"]),
      standing(stage, [x - lit * 130, 700, 2.9, lit], [moves[5] ?? "dance"]),
      standing(stage, [x - lit * 300, 822, 4, lit], [moves[0] ?? "dance", { shirt: pop }]),
      standing(stage, [x + lit * 10, 846, 4.2, -lit], [moves[1] ?? "cheer", { shirt: accent }]),
      standing(stage, [x + lit * 310, 830, 4, -lit], [moves[2] ?? "star"]),
      each(12, (i) => box([roll.between(20, 1180), roll.between(120, 520), 12, 7, 2], colours[(i + 1) % 4] ?? pop)),
    ];
  },
};

const square: Layout = {
  hours: ["dusk", "sunset", "noon"],
  horizon: [0.6, 0.64],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, ink, light, accent } = stage;
    const x = middle + lit * roll.between(-20, 40);
    return [
      sky(stage, 0.4),
      city(stage, ground, 1.5),
      trees(stage, "round", { count: 2, y: ground + 30, scale: 2.4, depth: 0.1, span: lit > 0 ? [-60, 200] : [1000, 1260] }),
      box([0, ground, stageWidth, 400], fade([mix("#e0c3a4", ink, 0.2), mix("#a8806a", ink, 0.4)])),
      oval([x, 780, 620, 130], light, 0.22),
      stroke(
        each(9, (i) => `M${x - 500 + i * 120} ${ground + 60 + (i % 3) * 60}h70`),
        [light, 6],
        0.2,
      ),
      stroke(`M90 820V190M1110 820V190`, [ink, 12]),
      lights(stage, { from: [90, 190], to: [middle, 260], sag: 130, count: 8 }) +
        lights(stage, { from: [middle, 260], to: [1110, 190], sag: 130, count: 8 }),
      box([middle + lit * 430 - 140, ground + 30, 280, 60, 8], darker(accent, 0.3)) +
        box([middle + lit * 430 - 150, ground + 16, 300, 22, 6], "#b9764a"),
      at([middle + lit * 370, ground + 20, 2.5, -lit], person(stage, "strum", { hat: "straw" }) + guitar(stage.pop)),
      at([middle + lit * 490, ground + 20, 2.4, -lit], person(stage, "sing", { held: microphone() })),
      couple(stage, [x - lit * 50, 712, 2.5, lit]),
      couple(stage, [x - lit * 340, 816, 3.9, lit]),
      couple(stage, [x + lit * 230, 840, 4, -lit]),
    ];
  },
};

/** Two people who dance hand in hand. */
const couple = (stage: Stage, place: readonly [number, number, number, number]): string =>
  at(
    place,
    soft([0, 0, 58, 6]) +
      at([-26, 0, 1], person(stage, stage.roll.pick(["dance", "point", "raise"]))) +
      at([32, 1, 0.98, -1], person(stage, stage.roll.pick(["dance", "reach", "point"]))),
  );

/** The group in the mirror: paler, smaller and the other way round. */
function mirrored(stage: Stage, x: number, step: PoseName): string {
  const row = each(4, (i) => at([x - 390 + i * 260, 600, 2.5, -stage.lit], person(stage, step)));
  return `<g opacity=".5">${row}</g>`;
}

const guitar = (wood: string): string =>
  stroke("M6 -52L46 -72", ["#6b4029", 5]) + oval([2, -50, 15, 11], wood) + oval([14, -56, 10, 9], wood) + circle([6, -52, 4], "#4a261d");

/** Dancing: in the studio with its mirror, under the disco ball, and on the square. */
export const dance: Kind = [studio, disco, square];
