import { mix, paler } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, circle, oval, soft } from "../ink/shapes.ts";

/** An open kiln with two glowing shelves at 534 and 706, its middle at `x`. */
export const kilnBody = (x: number, ink: string): string =>
  soft([x, 816, 270, 18], 0.4) +
  box([x - 240, 270, 480, 540, 30], mix("#8a93a5", ink, 0.25)) +
  box([x - 264, 300, 528, 26, 8], mix("#c3ccd6", ink, 0.2)) +
  box([x - 264, 750, 528, 26, 8], mix("#c3ccd6", ink, 0.2)) +
  box([x - 188, 346, 376, 386, 14], "#4a1f1f") +
  box([x - 176, 358, 352, 362, 8], fade(["#ffcf70", "#f2702f"])) +
  box([x - 176, 534, 352, 16], "#8a3a26") +
  box([x - 176, 706, 352, 16], "#8a3a26") +
  circle([x, 220, 30], paler(ink, 0.2)) +
  box([x - 22, 170, 44, 110, 6], mix("#8a93a5", ink, 0.4)) +
  oval([x, 312, 60, 8], "#ffb24a");
