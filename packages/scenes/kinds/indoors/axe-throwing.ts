import { darker, mix, paler } from "../../ink/colour.ts";
import { glow } from "../../ink/paint.ts";
import { at, box, each, mirrored, shape, soft, stroke, turned } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { axe, logTarget, stuckAxe, stump } from "../../motifs/axe.ts";
import { barrel } from "../../motifs/barrel.ts";
import { beer } from "../../motifs/beer.ts";
import { standing } from "../../people/standing.ts";
import { lamps } from "../../places/lamps.ts";
import { lights } from "../../places/lights.ts";
import { room } from "../../places/room.ts";
import { type Stage, middle } from "../../stage.ts";

const lane: Layout = {
  hours: ["lamplight", "parlour", "autumn", "dusk"],
  focus: [0.5, 0.56],
  draw(stage) {
    const { roll, lit, accent, pop } = stage;
    const y = roll.between(370, 410);
    const flight = roll.between(560, 640);
    return [
      room(stage, { floor: 0.72, wall: "bricks" }),
      lamps(stage, 3, 0.45),
      mirrored(
        middle,
        lit,
        [
          boards(stage, [730, 150, 420, 500]),
          at([940, y, 1.72], logTarget(stage) + at([roll.between(-30, 50), roll.between(-40, 30), 1.3], stuckAxe())),
          stroke("M300 690L140 905M560 690L640 905", [pop, 9], 0.7),
          mesh(stage, [-30, 210, 170]),
          stroke(`M410 ${y + 10}Q520 ${y - 110} ${flight} ${y - 60}`, ["#ffffff", 6], 0.35),
          turned([flight, y - 50, 50], at([flight, y - 20, 2.1], axe())),
          standing(stage, [330, 812, 4.1, 1], ["throw", { shirt: accent, held: turned([0, 0, -40], at([0, 0, 0.62], axe())) }]),
          standing(stage, [110, 826, 3.3, 1], [roll.pick(["clap", "cheer", "raise"])]),
          at([700, 830, 1.7], stump()),
          standing(stage, [1100, 836, 3.2, -1], [roll.pick(["point", "cheer", "clap"])]),
        ].join(""),
      ),
    ];
  },
};

const bullseye: Layout = {
  hours: ["autumn", "studio", "parlour", "lamplight"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, light } = stage;
    const x = middle + lit * roll.between(60, 110);
    const chips = each(9, (i) => {
      const angle = i * 0.7 + roll.between(-0.2, 0.2);
      const [px, py] = [x + Math.cos(angle) * roll.between(150, 250), 360 + Math.sin(angle) * roll.between(130, 220)];
      return `M${px} ${py}l${roll.between(14, 26)} ${roll.between(-16, 16)}l6 12Z`;
    });
    return [
      room(stage, { floor: 0.76, wall: "planks" }),
      glow([x, 360, 560], light, 0.6),
      boards(stage, [x - 400, 20, 800, 660]),
      at([x, 360, 3.1, lit], logTarget(stage)),
      at([x + roll.between(-14, 14), 362, 3.3, lit], stuckAxe()),
      shape(chips, "#f3dcae"),
      lights(stage, { from: [-20, 70], to: [1220, 60], sag: 90, count: 17 }),
      at([middle - lit * 510, 846, 2.1], barrel("#9a5b3a")) + at([middle - lit * 520, 660, 0.9, lit], beer()),
      standing(stage, [middle - lit * 330, 826, 4, lit], ["cheer"]),
      standing(stage, [middle - lit * 90, 850, 3.3, lit], [roll.pick(["raise", "jump", "wave"])]),
      standing(stage, [middle + lit * 270, 850, 3.3, -lit], [roll.pick(["clap", "point"])]),
      standing(stage, [middle + lit * 470, 830, 3.8, -lit], [roll.pick(["hips", "cheer"])]),
    ];
  },
};

const duel: Layout = {
  hours: ["neon", "lamplight", "parlour"],
  focus: [0.5, 0.5],
  draw(stage) {
    const { roll, lit, accent, pop, water: blue } = stage;
    const [left = accent, right = blue] = roll.shuffled([accent, blue, pop]);
    const raised = { held: turned([0, 0, 12], at([0, 0, 0.62], axe())) };
    const thrown = { held: turned([0, 0, -36], at([0, 0, 0.62], axe())) };
    return [
      room(stage, { floor: 0.7, wall: "bricks" }),
      neonAxes(stage, [middle, 240]),
      ...[-1, 1].map(
        (side) =>
          boards(stage, [middle + side * 400 - 165, 150, 330, 450]) +
          at(
            [middle + side * 400, 350, 1.3, side],
            logTarget(stage) + at([side * roll.between(-40, 40), roll.between(-40, 40), 1.3], stuckAxe()),
          ),
      ),
      scores(stage, [middle, 470]),
      stroke(`M${middle} 640V900`, [pop, 9], 0.6),
      standing(stage, [middle - lit * 200, 800, 3.9, -lit], ["throw", { shirt: left, ...thrown }]),
      standing(stage, [middle + lit * 210, 812, 3.9, lit], ["raise", { shirt: right, ...raised }]),
      at([middle, 850, 1.9], stump()),
      standing(stage, [middle - lit * 500, 850, 3.4, lit], [roll.pick(["clap", "cheer"]), { shirt: left }]),
      standing(stage, [middle + lit * 500, 846, 3.4, -lit], [roll.pick(["cheer", "point"]), { shirt: right }]),
    ];
  },
};

/** A wall of sawn boards that the targets hang on, with the scars of earlier axes. */
function boards({ ink, roll }: Stage, [x, y, w, h]: readonly [x: number, y: number, w: number, h: number]): string {
  const seams = each(Math.floor(w / 70), (i) => `M${x + 70 * (i + 1) - 12} ${y + 8}v${h - 16}`);
  const scars = each(8, () => `M${x + roll.between(24, w - 30)} ${y + roll.between(30, h - 60)}l10 24`);
  return (
    soft([x + w / 2, y + h + 6, w * 0.55, 12]) +
    box([x, y, w, h, 10], mix("#c48a55", ink, 0.16)) +
    stroke(seams, [mix("#c48a55", ink, 0.45), 5], 0.7) +
    stroke(scars, ["#f0cf9c", 6], 0.7) +
    box([x - 12, y - 14, w + 24, 24, 8], mix("#6b4029", ink, 0.2))
  );
}

/** The wire between two lanes. */
function mesh({ ink, light }: Stage, [x, y, w]: readonly [x: number, y: number, w: number]): string {
  const wires = each(7, (i) => `M${x} ${y + i * 62}l${w} 62M${x} ${y + 62 + i * 62}l${w} -62`);
  return stroke(wires, [light, 3], 0.35) + stroke(`M${x + w} ${y - 20}V${y + 500}`, [ink, 14]);
}

function neonAxes({ accent, light, pop }: Stage, [x, y]: readonly [number, number]): string {
  const crossed = (paint: readonly [string, number], opacity: number) =>
    [1, -1].map((side) =>
      at(
        [x, y, 1, side],
        turned([0, 0, 40], stroke("M0 150V-110M-12 -116H12Q34 -120 52 -146Q74 -104 54 -54Q34 -80 12 -82H-12Z", paint, opacity)),
      ),
    );
  return (
    glow([x, y, 380], accent, 0.7) +
    [...crossed([accent, 22], 0.5), ...crossed([paler(light, 0.3), 9], 1)].join("") +
    glow([x, y, 90], pop, 0.4)
  );
}

function scores({ ink, light, accent, pop }: Stage, [x, y]: readonly [number, number]): string {
  const tally = (dx: number, colour: string) =>
    stroke(each(4, (i) => `M${x + dx + i * 18} ${y + 4}v44`) + `M${x + dx - 10} ${y + 42}l74 -30`, [colour, 6]);
  return (
    box([x - 140, y - 36, 280, 116, 10], "#8a5a38") +
    box([x - 128, y - 24, 256, 92, 5], darker(mix(ink, "#2b4a3f", 0.5))) +
    tally(-92, accent) +
    tally(30, pop) +
    stroke(`M${x} ${y - 14}V${y + 58}`, [light, 3], 0.5)
  );
}

/** Axe throwing: down the lane, a bullseye, and a duel under the neon axes. */
export const axeThrowing: Kind = [lane, bullseye, duel];
