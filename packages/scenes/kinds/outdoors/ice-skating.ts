import { darker, mix, paler } from "../../ink/colour.ts";
import { fade } from "../../ink/paint.ts";
import { at, box, circle, dots, each, oval, shape, soft, stroke } from "../../ink/shapes.ts";
import type { Kind, Layout } from "../../kind.ts";
import { windmill } from "../../motifs/windmill.ts";
import type { Dress } from "../../people/person.ts";
import type { PoseName } from "../../people/poses.ts";
import { standing } from "../../people/standing.ts";
import { bunting } from "../../places/bunting.ts";
import { city } from "../../places/city.ts";
import { hills } from "../../places/hills.ts";
import { lights } from "../../places/lights.ts";
import { nightSky } from "../../places/night-sky.ts";
import { sky } from "../../places/sky.ts";
import { trees } from "../../places/trees.ts";
import { type Stage, middle, stageHeight, stageWidth } from "../../stage.ts";

const canal: Layout = {
  hours: ["winter", "morning", "winter", "sunset"],
  horizon: [0.46, 0.52],
  draw(stage) {
    const { roll, lit, ground } = stage;
    const snow = { ...stage, land: mix("#f2f6fb", stage.sky[0], 0.16), pop: "#ffffff" };
    const bank = (side: number) =>
      shape(
        `M${middle + side * 640} ${ground}L${middle + side * 70} ${ground}` +
          `Q${middle + side * 260} ${ground + 120} ${middle + side * 640} ${ground + 230}Z`,
        snow.land,
      );
    return [
      sky(stage, 0.5),
      hills(snow, { y: ground, rise: 60, depth: 0.3 }),
      trees({ ...snow, land: mix(stage.land, stage.ink, 0.3) }, "poplar", { count: 9, y: ground + 6, scale: 0.7, depth: 0.5 }),
      ice(stage, ground),
      bank(-1) + bank(1),
      at([middle + lit * roll.between(340, 420), ground + 70, 2.4, lit], windmill(stage)),
      at([middle - lit * 420, ground + 130, 1.5], stall(stage)),
      skater(stage, [middle + lit * 60, ground + 80, 1, lit], "glide"),
      skater(stage, [middle - lit * 60, ground + 120, 1.2, -lit], "skate"),
      skater(stage, [middle + lit * 280, ground + 210, 1.9, -lit], "backhands"),
      skater(stage, [middle - lit * 140, 796, 3.5, lit], "skate"),
      skater(stage, [middle + lit * 160, 826, 2.9, lit], ["glide", "kid"]),
      snowfall(stage),
    ];
  },
};

const eveningRink: Layout = {
  hours: ["lamplight", "dusk", "neon"],
  horizon: [0.52, 0.56],
  draw(stage) {
    const { lit, ground, pop, accent, ink } = stage;
    return [
      nightSky(stage),
      city({ ...stage, lamps: 0.8 }, ground + 6, 1.5),
      ice({ ...stage, water: mix("#b7dbe8", stage.sky[1], 0.3), light: "#ffffff" }, ground),
      box([0, ground - 6, stageWidth, 62], mix(accent, ink, 0.2)) + box([0, ground - 12, stageWidth, 14], pop),
      stroke(`M20 ${ground + 26}H1180`, [pop, 12], 0.35),
      at([middle + lit * 380, ground + 60, 3.1, lit], fir(stage)),
      lights(stage, { from: [-20, 160], to: [middle, 230], sag: 130, count: 9 }),
      lights(stage, { from: [middle, 230], to: [1220, 150], sag: 130, count: 9 }),
      skater(stage, [middle - lit * 420, ground + 150, 1.9, lit], "glide"),
      skater(stage, [middle + lit * 200, ground + 300, 3, -lit], "backhands"),
      skater(stage, [middle - lit * 240, 800, 3.5, lit], "glide"),
      skater(stage, [middle - lit * 60, 830, 2.7, lit], ["skate", "kid"]),
    ];
  },
};

const learning: Layout = {
  hours: ["winter", "spring", "winter"],
  horizon: [0.42, 0.46],
  draw(stage) {
    const { lit, ground, ink } = stage;
    const snow = { ...stage, land: mix("#eef4fa", stage.sky[0], 0.2), pop: "#ffffff" };
    const chair = stroke("M-16 -36H20V0M-16 0V-80M-22 3H30", ["#a8653a", 6]) + box([-18, -40, 40, 8, 3], "#c98f58");
    return [
      sky(stage, 0.5),
      hills(snow, { y: ground - 10, rise: 140, depth: 0.35 }),
      trees({ ...snow, land: mix("#3f7a72", ink, 0.1) }, "pine", { count: 13, y: ground + 10, scale: 1.2, depth: 0.3 }),
      hills(snow, { y: ground + 40, rise: 30, depth: 0 }),
      ice(stage, ground + 50),
      bunting(stage, { from: [-20, 120], to: [1220, 150], sag: 140, count: 20 }),
      at([middle + lit * 440, ground + 130, 1.9], stall(stage)),
      skater(stage, [middle - lit * 430, ground + 120, 1.5, lit], "skate"),
      skater(stage, [middle + lit * 200, ground + 140, 1.5, -lit], "glide"),
      skater(stage, [middle - lit * 330, 780, 3.5, lit], "clap"),
      at([middle + lit * 110, 800, 2.7, lit], chair),
      skater(stage, [middle - lit * 20, 800, 3.3, lit], ["hold", "kid"]),
      skater(stage, [middle + lit * 330, 806, 3.1, -lit], ["cheer", "kid"]),
      snowfall(stage),
    ];
  },
};

function ice(stage: Stage, y: number): string {
  const { roll, light, water: frozen, sky: air } = stage;
  const tracks = each(16, () => {
    const near = roll();
    return (
      `M${roll.between(-60, stageWidth)} ${y + 30 + near * (stageHeight - y)}` +
      `q${60 + near * 120} ${-10 - near * 16} ${150 + near * 220} ${roll.between(-6, 6)}`
    );
  });
  const body = fade([mix(frozen, air[1], 0.6), paler(frozen, 0.2), mix(frozen, "#7fb2d6", 0.5)]);
  return box([0, y, stageWidth, stageHeight - y], body) + stroke(tracks, [light, 4], 0.55);
}

function skater(stage: Stage, place: readonly [number, number, number, number], move: PoseName | readonly [PoseName, "kid"]): string {
  const [pose, kid] = typeof move === "string" ? [move, false] : [move[0], true];
  const [x, y, scale, flip] = place;
  const dress: Dress = { kid, hat: stage.roll() < 0.7 ? "beanie" : undefined };
  const scarf = stroke("M-8 -78Q0 -72 8 -78M-6 -76Q-22 -80 -30 -72", [stage.roll.pick([stage.pop, stage.accent, "#ffffff"]), 6]);
  return (
    oval([x, y + 3 * scale, 26 * scale, 4 * scale], stage.ink, 0.16) +
    standing(stage, [x, y, scale, flip], [pose, dress]) +
    at([x, y, scale, flip], `${scarf}${stroke("M-8 5H22", ["#5a6675", 2.6])}`)
  );
}

const stall = ({ accent, pop, ink, light }: Stage): string =>
  soft([0, 0, 100, 10]) +
  box([-80, -110, 160, 110, 4], mix("#a8653a", ink, 0.1)) +
  box([-62, -90, 124, 46, 3], "#ffe2a0") +
  box([-86, -46, 172, 12, 4], "#d8a366") +
  shape("M-98 -104L-80 -146H80L98 -104Z", accent) +
  shape("M-52 -104L-44 -146H-8V-104ZM40 -104L34 -146H64L78 -104Z", light) +
  oval([20, -54, 16, 12], darker(accent, 0.4)) +
  circle([-24, -62, 11], pop);

const fir = ({ pop, accent, light }: Stage): string =>
  soft([0, 2, 60, 8]) +
  box([-6, -16, 12, 16], "#6b4029") +
  shape("M0 -164L30 -104H20L42 -60H26L54 -14H-54L-26 -60H-42L-20 -104H-30Z", "#2f6b58") +
  shape("M0 -164L30 -104H20L42 -60H26L54 -14H8L10 -60L6 -104Z", "#245446") +
  dots(
    [
      [-16, -70],
      [24, -46],
      [-6, -22],
    ],
    [pop, 9],
  ) +
  dots(
    [
      [10, -92],
      [-28, -34],
      [34, -22],
    ],
    [accent, 9],
  ) +
  dots(
    [
      [-4, -120],
      [6, -50],
    ],
    [light, 9],
  ) +
  circle([0, -166, 8], pop);

function snowfall({ roll, light }: Stage): string {
  const flakes = (count: number) => Array.from({ length: count }, () => [roll.between(0, stageWidth), roll.between(0, 560)] as const);
  return dots(flakes(16), [light, 6], 0.7) + dots(flakes(10), [light, 10], 0.9);
}

/** Ice skating: on the canal, on a rink by evening, and learning behind a chair. */
export const iceSkating: Kind = [canal, eveningRink, learning];
