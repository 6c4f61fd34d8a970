import { darker, mix } from "../ink/colour.ts";
import { box } from "../ink/shapes.ts";
import { type Stage, stageHeight, stageWidth } from "../stage.ts";

/** A wooden table in front, over the whole width, with its edge at `y`. */
export const table = ({ ink }: Stage, y: number): string =>
  box([-20, y + 30, stageWidth + 40, stageHeight], darker(mix("#9a5b3a", ink, 0.3), 0.2)) +
  box([-20, y, stageWidth + 40, 54, 6], "#b9764a") +
  box([-20, y, stageWidth + 40, 12, 6], "#d39a68");
