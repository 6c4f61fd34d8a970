import { at, box, circle, shape, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A diver who waves behind the glass. */
export const diver = ([x, y, lit]: readonly [number, number, number], { pop, accent }: Stage): string =>
  at(
    [x, y, 1.5, lit],
    stroke("M-20 40Q-60 70 -70 110M-16 44Q-30 90 -60 130", ["#27344f", 24]) +
      shape("M-78 96L-120 130L-84 140ZM-66 118L-96 164L-52 150Z", pop) +
      box([-64, -30, 34, 84, 16], accent) +
      stroke("M-24 50L14 -14", ["#27344f", 48]) +
      stroke("M22 -10Q60 -20 62 -70M-4 14Q30 40 52 30", ["#27344f", 17]) +
      circle([62, -76, 11], pop) +
      circle([54, 30, 11], pop) +
      circle([34, -46, 30], "#27344f") +
      box([26, -62, 42, 28, 12], "#dff6ff") +
      stroke("M40 -50h.1M54 -50h.1", ["#1b1030", 6]) +
      stroke("M50 -30Q30 -6 -40 -20", [pop, 6]) +
      circle([70, -104, 8], "#ffffff", 0.6) +
      circle([82, -134, 11], "#ffffff", 0.6) +
      circle([72, -168, 14], "#ffffff", 0.5),
  );
