import { darker, mix, paler } from "../../ink/colour.ts";
import { glow } from "../../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { beer } from "../../motifs/beer.ts";
import { microphone } from "../../motifs/microphone.ts";
import { person } from "../../people/person.ts";
import { crowd } from "../../people/crowd.ts";
import { standing } from "../../people/standing.ts";
import { lamps } from "../../places/lamps.ts";
import { lights } from "../../places/lights.ts";
import { room } from "../../places/room.ts";
import { shelf } from "../../places/shelf.ts";
import { table } from "../../places/table.ts";
import { type Stage, middle } from "../../stage.ts";

const neonSign: Layout = {
  hours: ["lamplight", "parlour", "neon"],
  draw(stage) {
    const { roll, lit, accent, light } = stage;
    const x = middle + lit * roll.between(-40, 200);
    return [
      room(stage, { floor: 0.8, wall: roll.pick(["bricks", "panels"]) }),
      glow([x, 290, 460], accent, 0.75),
      question([x, 120, 1], [accent, 54], 0.35),
      question([x, 120, 1], [light, 28]),
      crowd(stage, { count: 5, x: middle, y: 810, scale: 3, poses: ["cheer", "wave", "think", "raise", "clap"], gap: 74 }),
      table(stage, 720),
      ...[-340, -112, 116, 348].map((dx, i) => at([middle + dx + roll.between(-14, 14), 776, i % 2 ? 0.95 : 1.2, lit], beer())),
      at([middle + lit * 500, 776, 1.3], notepad(stage)),
    ];
  },
};

const quizmaster: Layout = {
  hours: ["parlour", "neon", "autumn"],
  draw(stage) {
    const { lit, accent, pop, ink, light } = stage;
    const x = middle + lit * 120;
    const answers = [accent, pop, "#2fa58a", "#4a8fe7"].map((colour, i) =>
      box([x - 200 + (i % 2) * 206, 300 + Math.floor(i / 2) * 74, 194, 60, 12], colour),
    );
    const bars = each(4, (i) =>
      box([x - 184 + (i % 2) * 206, 322 + Math.floor(i / 2) * 74, [120, 90, 104, 140][i] ?? 100, 14, 7], "#ffffff", 0.75),
    );
    return [
      room(stage, { floor: 0.7, wall: "stripes" }),
      shape(`M${x - 330} 0L${x - 160} 640H${x + 220}L${x + 60} 0Z`, light, 0.1),
      box([x - 246, 118, 492, 360, 20], ink) + box([x - 230, 134, 460, 328, 12], mix("#fffaf0", stage.sky[1], 0.08)),
      question([x - 40, 150, 0.24], [accent, 60]) +
        box([x - 8, 186, 190, 20, 10], mix(ink, "#ffffff", 0.3)) +
        box([x - 8, 222, 130, 20, 10], mix(ink, "#ffffff", 0.55)),
      ...answers,
      bars,
      lights(stage, { from: [-20, 60], to: [1220, 60], sag: 120, count: 15 }),
      box([x - lit * 470 - 150, 606, 1000, 40, 8], darker(accent, 0.3)),
      standing(stage, [x - lit * 350, 612, 3.2, lit], ["sing", { held: microphone() }]),
      ...[-430, -60, 330].map((dx, i) => team(stage, middle + dx, 806 + (i % 2) * 20)),
    ];
  },
};

const buzzer: Layout = {
  hours: ["autumn", "lamplight", "parlour"],
  draw(stage) {
    const { lit, accent, pop, roll } = stage;
    return [
      room(stage, { floor: 0.72, wall: "planks" }),
      lamps(stage, 3, 0.5),
      shelf(stage, [middle - lit * 350 - 170, 330, 340], "bottles"),
      shelf(stage, [middle + lit * 350 - 150, 300, 300], "pots"),
      at([middle + lit * 20, 250, 1], scoreboard(stage)),
      ...([-420, -270, 300, 440] as const).map((dx, i) =>
        at([middle + lit * dx, 800, 3.5, dx < 0 ? lit : -lit], person(stage, roll.pick(i % 2 ? ["cheer", "clap"] : ["reach", "think"]))),
      ),
      table(stage, 700),
      at([middle + lit * 10, 770, 2.6], button(accent)),
      at([middle - lit * 330, 790, 1.5, lit], beer()),
      at([middle + lit * 360, 790, 1.4, -lit], beer(pop)),
      at([middle - lit * 490, 800, 1.5], notepad(stage)),
    ];
  },
};

function question([x, y, scale]: readonly [number, number, number], [colour, width]: readonly [string, number], opacity = 1): string {
  const sign = "M-82 98Q-82 0 4 0Q92 0 92 86Q92 142 38 174Q0 198 0 256";
  return at([x, y, scale], stroke(sign, [colour, width], opacity) + circle([0, 318, width * 0.62], colour, opacity));
}

function team(stage: Stage, x: number, y: number): string {
  const poses = stage.roll.shuffled(["raise", "cheer", "think", "clap"] as const);
  return (
    at([x - 72, y, 2.5], person(stage, poses[0] ?? "raise")) +
    at([x + 76, y, 2.5, -1], person(stage, poses[1] ?? "cheer")) +
    soft([x, y + 70, 150, 14]) +
    oval([x, y - 52, 130, 32], "#b9764a") +
    oval([x, y - 60, 130, 30], "#d39a68") +
    box([x - 10, y - 30, 20, 120], "#7b4a2e") +
    at([x - 34, y - 58, 0.62], beer()) +
    at([x + 44, y - 56, 0.6, -1], beer()) +
    box([x - 8, y - 74, 34, 16, 2], "#fffaf0")
  );
}

function scoreboard({ ink, pop, accent, light }: Stage): string {
  const rows = each(
    3,
    (i) =>
      box([-136, -62 + i * 50, 140, 16, 8], light, 0.75) +
      each([5, 3, 4][i] ?? 3, (k) => circle([34 + k * 24, -54 + i * 50, 8], i === 0 ? pop : accent)),
  );
  return box([-176, -116, 352, 226, 14], "#a8703f") + box([-160, -100, 320, 194, 6], mix(ink, "#2b4a3f", 0.5)) + rows;
}

const button = (colour: string): string =>
  glow([0, -50, 130], colour, 0.5) +
  soft([0, 6, 92, 12], 0.3) +
  shape("M-88 -26Q0 -50 88 -26V0Q0 30 -88 0Z", "#3b3447") +
  oval([0, -28, 88, 22], "#5a5268") +
  shape("M-62 -36Q-58 -88 0 -88Q58 -88 62 -36Q0 -14 -62 -36Z", colour) +
  shape("M14 -87Q58 -82 62 -36Q40 -28 18 -26Q40 -60 14 -87Z", darker(colour)) +
  oval([-24, -70, 18, 8], paler(colour, 0.6));

const notepad = ({ accent, pop }: Stage): string =>
  box([-46, -10, 92, 10, 2], "#fffaf0") + box([-40, -18, 84, 9, 2], pop) + stroke("M-50 -30L20 -24", [accent, 7]);

/** A pub quiz: under the neon sign, with the quizmaster, and at the buzzer. */
export const pubQuiz: Kind = [neonSign, quizmaster, buzzer];
