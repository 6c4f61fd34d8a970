import type { Hour } from "./hours.ts";
import type { Stage } from "./stage.ts";

/** One composition: the hours it can be drawn in, where its horizon lies, and what is drawn from far to near. */
export type Layout = {
  hours: readonly [Hour, ...Hour[]];
  /** Range of the horizon as a share of the height; [0.5, 0.6] when the layout has no opinion. */
  horizon?: readonly [low: number, high: number];
  /**
   * The eye of the picture, as shares of width and height, drawn with the light falling to the right: what a crop keeps;
   * [0.5, 0.6] when not said.
   */
  focus?: readonly [x: number, y: number];
  draw: (stage: Stage) => readonly string[];
};

/** A kind of outing; it has at least two compositions, so pictures of one kind do not look alike. */
export type Kind = readonly [Layout, Layout, ...Layout[]];
