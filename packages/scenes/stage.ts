import { type Chance, chance } from "./ink/chance.ts";
import { type Hour, hours, type Palette } from "./hours.ts";

/** All pictures of activities are drawn on 1200 × 900 (4:3). */
export const stageWidth = 1200;
export const stageHeight = 900;
export const middle = stageWidth / 2;

/**
 * The parameters of a drawing: palette, random numbers (`roll`), direction of the light (`lit`, 1 is to the right), y of the horizon
 * (`ground`), x of the sun (`sunX`) and width.
 */
export type Stage = Palette & { roll: Chance; lit: 1 | -1; ground: number; sunX: number; width: number };

const accents = ["#d9436b", "#2f7fb5", "#e8863a", "#7a5bb0", "#2a9d83"];

/** Creates the stage of a picture; `horizon` is the range of the horizon as shares of the height. */
export function setStage(name: string, hour: Hour, horizon: readonly [low: number, high: number]): Stage {
  const roll = chance(name);
  const lit = roll() < 0.5 ? 1 : -1;
  const palette: Palette = hours[hour];
  const accent = roll() < 0.4 ? roll.pick(accents) : palette.accent;
  const ground = stageHeight * roll.between(...horizon);
  const sunX = middle - lit * roll.between(120, 420);
  return { ...palette, accent, roll, lit, ground, sunX, width: stageWidth };
}
