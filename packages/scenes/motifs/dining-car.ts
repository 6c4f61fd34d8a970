import { darker } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, circle, each, shape, stroke } from "../ink/shapes.ts";

/** A tied curtain beside a window of a train. */
export const drape = ([x, side]: readonly [number, number], accent: string): string =>
  shape(`M${x} 116h${side * 110}q${-side * 10} 130 ${-side * 80} 190q${side * 26} 60 ${side * 14} 164H${x}Z`, accent) +
  shape(`M${x} 300h${side * 34}v20H${x}Z`, darker(accent, 0.3));

/** A lamp with a shade on the wall. */
export const lampOn = ([x, y]: readonly [number, number], light: string, pop: string): string =>
  glow([x, y, 200], light, 0.8) +
  stroke(`M${x} ${y + 70}V${y + 10}`, [pop, 9]) +
  shape(`M${x - 46} ${y + 16}L${x - 24} ${y - 46}H${x + 24}L${x + 46} ${y + 16}Z`, "#fff3d0") +
  box([x - 30, y + 66, 60, 14, 6], pop);

/** The buttons of a padded seat. */
export const buttonsOn = ([x, y]: readonly [number, number], colour: string): string =>
  each(6, (i) => circle([x - 44 + (i % 3) * 44, y + Math.floor(i / 3) * 46, 6], colour));

/** A cup of tea with its steam. */
export const teacup = ([x, y]: readonly [number, number], colour: string): string =>
  stroke(`M${x + 24} ${y - 34}q22 4 2 22`, ["#fffaf0", 6]) +
  shape(`M${x - 26} ${y - 46}h52q0 42 -16 44h-20q-16 -2 -16 -44Z`, "#fffaf0") +
  box([x - 24, y - 36, 48, 7], colour) +
  stroke(`M${x - 6} ${y - 62}q-10 -14 0 -28`, ["#ffffff", 6], 0.6);
