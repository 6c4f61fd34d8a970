import { mix } from "../ink/colour.ts";
import { box, circle, each, shape, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A small station with an awning. */
export function waitingRoom(
  [x, y, lit]: readonly [number, number, number],
  { accent, pop, ink, light, lamps }: Stage,
  brick: string,
): string {
  const pane = lamps > 0.3 ? "#ffe2a0" : mix(ink, light, 0.3);
  return (
    box([x - 190, y - 230, 380, 236], brick) +
    [-130, -20, 90].map((dx) => box([x + dx - 6, y - 186, 62, 120, 31], light) + box([x + dx, y - 180, 50, 114, 25], pane)).join("") +
    shape(`M${x - 220} ${y - 226}L${x - 150} ${y - 340}H${x + 150}L${x + 220} ${y - 226}Z`, mix(ink, accent, 0.25)) +
    shape(
      each(8, (i) => `M${x - 240 + i * 60} ${y - 226}h60l-30 40Z`),
      pop,
    ) +
    box([x - 240, y - 240, 480, 18, 6], light) +
    box([x + lit * 196 - 8, y - 226, 16, 240], mix(ink, accent, 0.2))
  );
}

/** A clock on a post. */
export const stationClock = ([x, y]: readonly [number, number], ink: string, pop: string): string =>
  box([x - 6, y, 12, 230, 4], ink) +
  circle([x, y - 10, 50], ink) +
  circle([x, y - 10, 40], "#fffaf0") +
  stroke(`M${x} ${y - 10}V${y - 38}M${x} ${y - 10}L${x + 18} ${y}`, [ink, 6]) +
  circle([x, y - 10, 5], pop);

/** A suitcase that stands at (x, y). */
export const suitcase = ([x, y]: readonly [number, number], colour: string): string =>
  soft([x, y, 80, 10]) +
  stroke(`M${x - 22} ${y - 92}v-20h44v20`, ["#5d3a24", 8]) +
  box([x - 74, y - 94, 148, 94, 12], "#a8603f") +
  box([x - 46, y - 94, 16, 94], colour) +
  box([x + 30, y - 94, 16, 94], colour);

/** The departure signal disc of a conductor, to hold. */
export const baton = (colour: string): string =>
  stroke("M0 6V-22", ["#5d3a24", 3]) + circle([0, -30, 11], colour) + circle([0, -30, 6], "#fffaf0");

/** A ticket to hold. */
export const ticket = (light: string): string => box([-6, -20, 26, 16, 3], light) + box([-1, -14, 15, 3], "#d9436b");
