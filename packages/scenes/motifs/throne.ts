import { darker } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, circle, oval, shape } from "../ink/shapes.ts";
import { middle } from "../stage.ts";

/** A throne in the middle of the picture. */
export const throne = (colour: string, gold: string): string =>
  shape(`M${middle - 96} 640V330Q${middle} 240 ${middle + 96} 330V640Z`, gold) +
  shape(`M${middle - 74} 640V344Q${middle} 272 ${middle + 74} 344V640Z`, darker(colour, 0.1)) +
  circle([middle, 270, 20], gold) +
  box([middle - 110, 556, 220, 30, 8], darker(gold, 0.12)) +
  box([middle - 106, 570, 30, 84, 6], gold) +
  box([middle + 76, 570, 30, 84, 6], gold);

/** A banner with a crown that hangs from (x, y). */
export const banner = ([x, y]: readonly [number, number], colour: string): string =>
  box([x - 76, y - 12, 152, 14, 6], "#c98a3c") +
  shape(`M${x - 62} ${y}h124v270l-62 60l-62 -60Z`, colour) +
  shape(`M${x + 20} ${y}h42v270l-42 40Z`, "#1a1030", 0.13) +
  shape(`M${x - 30} ${y + 150}l-8 -60l20 22l18 -34l18 34l20 -22l-8 60Z`, "#fff6ea") +
  circle([x, y + 190, 15], "#fff6ea");

/** A burning torch on a wall. */
export const torch = ([x, y]: readonly [number, number]): string =>
  glow([x, y - 40, 200], "#ffb347", 0.8) +
  shape(`M${x - 13} ${y}h26l-8 90h-10Z`, "#5d3a24") +
  shape(`M${x - 20} ${y}q-14 -40 12 -66q0 22 12 24q-2 -26 8 -40q24 44 6 82Z`, "#f2702f") +
  oval([x + 2, y - 16, 11, 22], "#ffd257");
