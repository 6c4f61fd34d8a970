import { darker, mix } from "../ink/colour.ts";
import { circle, each, shape } from "../ink/shapes.ts";
import { type Stage, stageHeight } from "../stage.ts";
import { hills } from "./hills.ts";

/** A wood with beams of light; its floor begins at the horizon. */
export function forest(stage: Stage): string {
  const { roll, ground } = stage;
  const beams = [roll.between(100, 340), roll.between(420, 620), roll.between(720, 900)].map((x) => beam(stage, x));
  return [
    trunks(stage, { count: 16, w: 20, depth: 0.72, low: ground - 30 }),
    canopy(stage, 10, 0.5),
    hills(stage, { y: ground, rise: 26, depth: 0.5 }),
    trunks(stage, { count: 9, w: 36, depth: 0.4, low: ground + 30 }),
    ...beams,
    canopy(stage, -46, 0.16),
    hills(stage, { y: ground + 70, rise: 34, depth: 0.06 }),
  ].join("");
}

function trunks(stage: Stage, { count, w, depth, low }: { count: number; w: number; depth: number; low: number }): string {
  const { roll, lit, land, sky, width } = stage;
  const bark = mix(darker(land, 0.4), sky[1], depth);
  const trees = Array.from({ length: count }, () => [roll.between(-30, width), w * roll.between(0.7, 1.3)] as const);
  const lightSide = trees.map(([x, t]) => `M${x} -20h${t}V${low + 20}h${-t}Z`).join("");
  const darkSide = trees.map(([x, t]) => `M${lit > 0 ? x + t * 0.62 : x} -20h${t * 0.38}V${low + 20}h${-t * 0.38}Z`).join("");
  return shape(lightSide, bark) + shape(darkSide, darker(bark, 0.25 * (1 - depth)));
}

function beam({ light, lit }: Stage, x: number): string {
  return shape(`M${x} -20H${x + 90}L${x + 90 + lit * 260} ${stageHeight}H${x + lit * 420}Z`, light, 0.13);
}

function canopy({ roll, land, pop, sky }: Stage, y: number, depth: number): string {
  return each(11, (i) => {
    const leaf = mix(mix(land, pop, roll.between(0, 0.2)), sky[1], depth);
    return circle([i * 120 + roll.between(-30, 30), y + roll.between(-34, 22), roll.between(88, 130)], leaf);
  });
}
