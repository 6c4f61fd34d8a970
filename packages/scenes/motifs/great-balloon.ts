import type { Palette } from "../hours.ts";
import { darker, paler } from "../ink/colour.ts";
import { clipped } from "../ink/paint.ts";
import { at, box, each, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** Two colours of a balloon and their pattern. */
export type Cloth = { a: string; b: string; manner: "gores" | "bands" | "points" };

const outline = "M0 -430C120 -430 196 -340 196 -246C196 -160 120 -90 44 -30H-44C-120 -90 -196 -160 -196 -246C-196 -340 -120 -430 0 -430Z";
const wicker =
  box([-50, 44, 100, 66, 10], "#a8703f") +
  box([14, 44, 36, 66, 10], "#1a1030", 0.18) +
  stroke("M-46 62H46M-46 78H46M-46 94H46M-28 50V106M-6 50V106M18 50V106", ["#7a4a2e", 3], 0.6) +
  box([-56, 38, 112, 13, 6], "#6b4029");

/** The cloth of a hot-air balloon, 390 wide, its mouth at (0, -30). */
export function envelope({ a, b, manner }: Cloth): string {
  const lens = (k: number) =>
    `M0 -430C${120 * k} -430 ${196 * k} -340 ${196 * k} -246C${196 * k} -160 ${120 * k} -90 ${44 * k} -30H${-44 * k}` +
    `C${-120 * k} -90 ${-196 * k} -160 ${-196 * k} -246C${-196 * k} -340 ${-120 * k} -430 0 -430Z`;
  const points = each(7, (i) => `L${-160 + i * 56} ${i % 2 ? -280 : -180}`);
  const manners = {
    gores: () => shape(lens(0.74), b) + shape(lens(0.46), a) + shape(lens(0.17), b),
    bands: () =>
      shape("M-192 -284Q0 -216 192 -284Q200 -226 172 -176Q0 -110 -172 -176Q-200 -226 -192 -284Z", b) +
      shape("M-108 -398Q0 -360 108 -398Q60 -430 0 -430T-108 -398Z", b) +
      stroke("M-186 -214Q0 -146 186 -214", [paler(a, 0.6), 10]),
    points: () =>
      shape(`M-196 -246${points}L196 -246C196 -160 120 -90 44 -30H-44C-120 -90 -196 -160 -196 -246Z`, b) + oval([0, -372, 46, 22], b),
  };
  return (
    shape(outline, a) +
    clipped(
      outline,
      manners[manner]() +
        stroke("M-64 -420C-150 -330 -130 -180 -22 -30M64 -420C150 -330 130 -180 22 -30", ["#1a1030", 3], 0.14) +
        shape("M60 -422C160 -400 196 -320 196 -246C196 -160 120 -90 44 -30H16C130 -150 150 -300 60 -422Z", "#1a1030", 0.16) +
        shape("M-120 -372Q-170 -320 -160 -240Q-146 -300 -96 -366Z", "#ffffff", 0.35),
    ) +
    box([-48, -40, 96, 16, 6], darker(b, 0.3))
  );
}

/** The basket with its cords and burner; `people` wave from it. */
function basket(stage: Stage, people: number): string {
  const crew = each(people, (i) =>
    at([(i - (people - 1) / 2) * 32, 86, 0.98, i % 2 ? -1 : 1], person(stage, stage.roll.pick(["wave", "cheer", "point", "raise"]))),
  );
  return stroke("M-44 -28L-46 44M44 -28L46 44M-20 -28L-24 44M20 -28L24 44", [stage.ink, 3]) + crew + stamp(wicker);
}

/** A hot-air balloon with people; the floor of its basket is at (0, 110). */
export const greatBalloon = (stage: Stage, cloth: Cloth, people = 3): string => flame() + basket(stage, people) + envelope(cloth);

/** The fire of the burner, between the basket and the mouth. */
export const flame = (): string =>
  shape("M-10 10Q-20 -16 0 -52Q20 -16 10 10Z", "#ff9a3c") +
  shape("M-5 8Q-9 -10 0 -30Q9 -10 5 8Z", "#fff3b0") +
  box([-18, 6, 36, 8, 3], "#5a5268");

/** A balloon for far away. */
export const farBalloon = (palette: Palette, cloth: Cloth): string =>
  stroke("M-40 -30L-30 44M40 -30L30 44", [palette.ink, 5]) + box([-34, 40, 68, 54, 10], "#8a5a38") + envelope(cloth);
