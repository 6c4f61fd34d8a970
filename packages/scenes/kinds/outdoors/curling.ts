import { mix, paler } from "../../ink/colour.ts";
import { fade, glow } from "../../ink/paint.ts";
import { at, box, each, mirrored, oval, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { chalet } from "../../motifs/chalet.ts";
import { curlingStone, eisstock, house } from "../../motifs/curling-stone.ts";
import { person } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { nightSky } from "../../places/night-sky.ts";
import { sky } from "../../places/sky.ts";
import { snowfall, snowOf } from "../../places/snow.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const delivery: Layout = {
  hours: ["winter", "morning", "spring", "winter"],
  horizon: [0.42, 0.46],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, accent, pop, water: blue } = stage;
    const [ours = accent, theirs = pop] = roll.shuffled([accent, pop, "#2f7fb5"]);
    const snow = snowOf(stage);
    return [
      sky(stage, 0.45),
      hills(snow, { y: ground - 40, rise: 190, depth: 0.5 }),
      hills(snow, { y: ground - 6, rise: 90, depth: 0.25 }),
      trees({ ...snow, land: mix(stage.land, stage.ink, 0.25) }, "pine", { count: 12, y: ground + 10, scale: 0.95, depth: 0.25 }),
      sheet(stage, ground + 6),
      bunting(stage, { from: [-20, 90], to: [1220, 120], sag: 120, count: 20 }),
      mirrored(
        middle,
        lit,
        [
          house([800, ground + 96, 270, 50], [blue, accent]),
          ...[690, 790, 850].map((x, i) => at([x + roll.between(-20, 20), ground + 94 + i * 8, 0.5], curlingStone(i % 2 ? ours : theirs))),
          standing(stage, [900, ground + 76, 1.6, -1], ["wave", { hat: "beanie", held: broom() }]),
          standing(stage, [560, ground + 150, 2, 1], ["golf", { hat: "beanie", held: broom() }]),
          stroke(`M-20 760Q420 700 760 ${ground + 110}`, ["#ffffff", 10], 0.6),
          oval([390, 806, 330, 22], "#1a1030", 0.16),
          at([330, 832, 4.2], person(stage, "deliver", { hat: "beanie", shirt: ours })),
          at([534, 826, 1.45], curlingStone(ours)),
          standing(stage, [1096, 836, 3.3, -1], [roll.pick(["clap", "cheer", "point"]), { hat: "beanie", shirt: theirs }]),
          standing(stage, [930, 800, 2.7, -1], ["hold", { hat: roll.pick(["beanie", "cap"]), held: broom() }]),
        ].join(""),
      ),
      snowfall(stage),
    ];
  },
};

const rings: Layout = {
  hours: ["winter", "studio", "playroom", "lamplight"],
  horizon: [0.44, 0.47],
  focus: [0.5, 0.62],
  draw(stage) {
    const { roll, lit, ground, accent, pop, ink, sky: air, light } = stage;
    const [ours = accent, theirs = pop] = roll.shuffled([accent, pop, "#2f7fb5"]);
    const roof = each(7, (i) => `M${-60 + i * 220} ${ground}V150Q${50 + i * 220} 20 ${160 + i * 220} 150`);
    const x = roll.between(180, 230);
    return [
      box([0, 0, stageWidth, stageHeight], fade([mix(air[0], ink, 0.12), air[1]])),
      stroke(roof, [mix(air[0], ink, 0.35), 14], 0.5),
      each(5, (i) => box([90 + i * 235, 70, 150, 20, 10], light) + glow([165 + i * 235, 90, 190], light, 0.5)),
      bunting(stage, { from: [-20, 190], to: [1220, 170], sag: 100, count: 22 }),
      sheet(stage, ground),
      box([-20, ground - 70, 1240, 76], mix(accent, ink, 0.1)) + box([-20, ground - 78, 1240, 16, 6], paler(pop, 0.2)),
      mirrored(
        middle,
        lit,
        [
          house([690, 690, 500, 172], [mix("#2f7fb5", air[1], 0.1), accent]),
          standing(stage, [720, 600, 2.5, -1], ["wave", { hat: "beanie", held: broom() }]),
          at([840, 690, 1.05], curlingStone(theirs)) +
            at([640, 660, 0.95], curlingStone(ours)) +
            at([roll.between(980, 1020), 770, 1.25], curlingStone(theirs)),
          stroke(`M-20 780L${x} 782M-20 812L${x - 40} 812`, ["#ffffff", 8], 0.7),
          standing(stage, [x + 30, 730, 3.1, 1], ["golf", { hat: "beanie", shirt: ours, held: broom() }]),
          at([x + 110, 812, 1.5], curlingStone(ours)),
          standing(stage, [x + 220, 850, 3.5, 1], ["golf", { shirt: ours, held: broom() }]),
          at([700, 846, 1.6], curlingStone(ours)),
          standing(stage, [1080, 800, 3.1, -1], [roll.pick(["think", "point", "clap"]), { shirt: theirs }]),
        ].join(""),
      ),
    ];
  },
};

const pond: Layout = {
  hours: ["dusk", "lamplight", "sunset", "winter"],
  horizon: [0.5, 0.54],
  focus: [0.5, 0.6],
  draw(stage) {
    const { roll, lit, ground, accent, pop, light } = stage;
    const snow = { ...snowOf(stage), land: mix("#cfdcec", stage.sky[0], 0.35) };
    const spot = roll.between(790, 850);
    return [
      stage.lamps > 0.7 ? nightSky(stage) : sky(stage, 0.4),
      hills(snow, { y: ground - 60, rise: 280, depth: 0.4 }),
      hills(snow, { y: ground - 10, rise: 120, depth: 0.2 }),
      trees({ ...snow, land: mix("#2f6b58", stage.ink, 0.3) }, "pine", { count: 11, y: ground + 4, scale: 1.2, depth: 0.16 }),
      mirrored(middle, lit, at([960, ground + 22, 1.55], chalet(stage)) + glow([940, ground - 60, 260], "#ffc978", 0.55)),
      hills(snow, { y: ground + 34, rise: 20, depth: 0 }),
      sheet(stage, ground + 44),
      lights(stage, { from: [-20, 110], to: [middle, 190], sag: 130, count: 10 }) +
        lights(stage, { from: [middle, 190], to: [1220, 90], sag: 120, count: 10 }),
      mirrored(
        middle,
        lit,
        [
          standing(stage, [470, ground + 100, 1.7, 1], ["sip", { hat: "beanie", held: mug(accent) }]),
          standing(stage, [560, ground + 106, 1.7, -1], ["hold", { hat: "beanie", held: mug(pop) }]),
          oval([spot, 716, 210, 44], light, 0.35) + stroke(`M400 800Q560 770 ${spot - 120} 724`, ["#ffffff", 9], 0.6),
          at([spot, 702, 1], box([-16, -26, 32, 28, 5], accent) + box([-16, -26, 32, 9, 4], paler(accent, 0.4))),
          at([spot - 110, 716, 1.05], eisstock(pop)) +
            at([spot + 90, 706, 1], eisstock("#2f7fb5")) +
            at([spot + 20, 760, 1.2], eisstock(accent)),
          standing(stage, [1040, 780, 3, -1], ["point", { hat: "beanie" }]),
          at([520, 792, 1.5], eisstock("#2a9d83")),
          standing(stage, [330, 826, 4, 1], ["bowl", { hat: "beanie" }]),
          standing(stage, [100, 840, 3.4, 1], [roll.pick(["cheer", "clap"]), { hat: "beanie" }]),
          at([700, 880, 1.75], eisstock(pop)),
        ].join(""),
      ),
      snowfall(stage),
    ];
  },
};

/** Ice from `y` down, with the scratches of stones. */
function sheet({ roll, sky: air, water: frozen }: Stage, y: number): string {
  const body = fade([mix(frozen, air[1], 0.65), "#dff0f6", mix(frozen, "#8dbfdc", 0.5)]);
  const marks = each(14, () => `M${roll.between(-60, 1150)} ${y + 24 + roll() * (stageHeight - y)}h${roll.between(60, 220)}`);
  return box([0, y, stageWidth, stageHeight - y], body) + stroke(marks, ["#ffffff", 4], 0.55);
}

/** A broom for the near hand of somebody who sweeps or waits. */
const broom = (): string => stroke("M-12 -34L16 44", ["#e8d3a6", 4]) + box([4, 42, 30, 9, 4], "#d8433f");

const mug = (colour: string): string =>
  box([-4, -11, 14, 15, 3], colour) + stroke("M0 -17q4 -6 0 -11M6 -17q4 -6 0 -11", ["#ffffff", 2], 0.7);

/** Curling: sending the stone, sweeping it into the rings, and Eisstock on the pond. */
export const curling: Kind = [delivery, rings, pond];
