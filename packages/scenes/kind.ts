import type { Hour } from "./hours.ts";
import type { Stage } from "./stage.ts";

/** One composition. */
export type Layout = {
  hours: readonly [Hour, ...Hour[]];
  /** Range of the horizon as shares of the height; default [0.5, 0.6]. */
  horizon?: readonly [low: number, high: number];
  /** Focus for crops, as shares of width and height, when the light falls to the right; default [0.5, 0.6]. */
  focus?: readonly [x: number, y: number];
  /** SVG elements from far to near. */
  draw: (stage: Stage) => readonly string[];
};

/** At least two compositions, so that pictures of one kind do not look alike. */
export type Kind = readonly [Layout, Layout, ...Layout[]];
