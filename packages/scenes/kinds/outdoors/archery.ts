import { darker, mix, paler } from "../../ink/colour.ts";
import { at, box, circle, each, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { arrow } from "../../motifs/arrow.ts";
import { target } from "../../motifs/target.ts";
import { tent } from "../../motifs/tent.ts";
import { person, type Dress } from "../../people/person.ts";
import { standing } from "../../people/standing.ts";
import { aloft } from "../../places/aloft.ts";
import { bunting } from "../../places/bunting.ts";
import { hills } from "../../places/hills.ts";
import { meadow } from "../../places/meadow.ts";
import { reeds } from "../../places/reeds.ts";
import { room } from "../../places/room.ts";
import { lamps } from "../../places/lamps.ts";
import { sky } from "../../places/sky.ts";
import { skyline } from "../../places/skyline.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle } from "../../stage.ts";

const field: Layout = {
  hours: ["noon", "spring", "sunset", "autumn"],
  horizon: [0.48, 0.54],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const x = middle - lit * roll.between(250, 310);
    return [
      sky(stage),
      aloft(stage),
      hills(stage, { y: ground, rise: 110, depth: 0.5 }),
      skyline(stage, ground + 8),
      meadow(stage, ground + 4),
      at([middle + lit * 150, ground + 96, 1.1, lit], target(2)),
      at([middle + lit * 480, ground + 110, 1.2, lit], target(0)),
      at([middle + lit * 320, ground + 190, 2.1, lit], target(4)),
      at([middle + lit * 60, ground + 60, 1.6, lit], arrow()),
      archer(stage, [x, 800, 4.4, lit], {}),
      standing(stage, [x - lit * 250, 820, 3.5, lit], ["clap"]),
      reeds(stage, -lit),
    ];
  },
};

const bullseye: Layout = {
  hours: ["spring", "morning", "noon"],
  focus: [0.5, 0.52],
  horizon: [0.4, 0.45],
  draw(stage) {
    const { lit, ground, roll } = stage;
    const row = [-430, -270, -110].map((dx, i) =>
      archer(stage, [middle + lit * dx, ground + 130 + i * 8, 1.9, lit], { hat: roll.pick(["beanie", "cap", "straw"] as const) }),
    );
    return [
      sky(stage, 0.4),
      hills(stage, { y: ground, rise: 150, depth: 0.55 }),
      trees(stage, "round", { count: 10, y: ground + 20, scale: 1.1, depth: 0.22 }),
      meadow(stage, ground + 10),
      at([middle - lit * 500, ground + 70, 1.1, lit], tent(stage)),
      bunting(stage, { from: [-20, 150], to: [1220, 120], sag: 150, count: 21 }),
      ...row,
      soft([middle + lit * 260, 806, 250, 26]),
      at([middle + lit * 260, 800, 4.1, lit], target(4)),
      standing(stage, [middle - lit * 60, 800, 3, lit], ["cheer", { hat: "cap" }]),
      reeds(stage, -lit),
    ];
  },
};

const hall: Layout = {
  hours: ["parlour", "lamplight", "autumn"],
  draw(stage) {
    const { lit, accent, pop, ink, land } = stage;
    const floor = 560;
    const lanes = each(4, (i) => `M${middle + lit * (120 + i * 120)} ${floor}L${middle - lit * (560 - i * 460)} 900`);
    return [
      room(stage, { floor: floor / 900, wall: "planks" }),
      lamps(stage, 3, 0.4),
      box([middle + (lit > 0 ? -20 : -640), 236, 660, 330], darker(mix(land, ink, 0.4), 0.1)),
      stroke(
        each(12, (i) => `M${middle + lit * (40 + i * 56)} 236q14 160 0 324`),
        [paler(land, 0.2), 9],
        0.35,
      ),
      stroke(lanes, [pop, 7], 0.5),
      ...[90, 300, 510].map((dx, i) => at([middle + lit * dx, 600 + i * 16, 1.9 + i * 0.14, lit], target(i + 1))),
      at([middle - lit * 20, 420, 2, lit], arrow()),
      archer(stage, [middle - lit * 330, 806, 4.5, lit], { shirt: accent }),
      standing(stage, [middle - lit * 90, 790, 3.5, lit], ["point"]),
      at([middle - lit * 545, 830, 2.2], quiver(accent)),
    ];
  },
};

function archer(stage: Stage, place: readonly [number, number, number, number], dress: Dress): string {
  const [x, y, scale] = place;
  const bow =
    stroke("M46 -112Q66 -74 46 -36", ["#a8653a", 4.2]) +
    stroke("M46 -112L9 -78L46 -36", ["#fff6e6", 1]) +
    stroke("M8 -78L62 -74", ["#f1dfb8", 2.2]) +
    circle([50, -74, 4.4], "#5b3420");
  return soft([x, y, 24 * scale, 5 * scale]) + at(place, person(stage, "aim", dress) + bow);
}

const quiver = (colour: string): string =>
  soft([0, 0, 30, 5]) +
  stroke("M-8 -60L-14 -108M4 -60L4 -114M14 -60L22 -106", ["#f1dfb8", 3.4]) +
  shape("M-20 -112l12 -6l4 20ZM-2 -118h12l-6 20ZM16 -112l12 2l-8 18Z", "#e8463f") +
  shape("M-20 -64H22L16 0H-14Z", darker(colour, 0.3)) +
  box([-20, -64, 42, 9, 3], colour);

/** Archery: in the field, at a large target, and in a hall. */
export const archery: Kind = [field, bullseye, hall];
