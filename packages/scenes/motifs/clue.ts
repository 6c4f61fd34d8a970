import { darker } from "../ink/colour.ts";
import { at, box, circle, shape, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A speech balloon with a clue: a question mark, a key, or an exclamation mark. */
export function bubble(place: readonly [number, number, number], colour: string, sort: "?" | "!" | "key"): string {
  const signs = {
    "?": stroke("M-26 -24Q-26 -52 2 -52Q30 -52 30 -26Q30 -6 8 4Q0 10 0 24", ["#ffffff", 17]) + circle([0, 50, 11], "#ffffff"),
    "!": stroke("M0 -50V16", ["#ffffff", 18]) + circle([0, 48, 11], "#ffffff"),
    key: `<circle cx="-26" r="22" stroke="#fff" stroke-width="14"/>` + stroke("M-2 0H52M34 4V24M52 4V18", ["#ffffff", 13]),
  };
  return at(
    place,
    soft([6, 12, 84, 84], 0.16) +
      circle([0, 0, 84], colour) +
      shape("M-30 70L0 124L34 70Z", colour) +
      shape("M20 -81A84 84 0 0 1 20 81Q70 0 20 -81Z", "#1a1030", 0.1) +
      signs[sort],
  );
}

/** The pin of the first spot. */
export const magnet = (colour: string, ink: string): string =>
  shape("M0 120Q-84 20 -84 -30A84 84 0 0 1 84 -30Q84 20 0 120Z", colour) +
  shape("M0 120Q84 20 84 -30A84 84 0 0 0 14 -113Q80 -10 0 120Z", darker(colour)) +
  circle([0, -30, 52], "#fffaf0") +
  stroke("M-16 -52L4 -60V0M-16 0H24", [ink, 12]);

/** A stopwatch around (0, 0). */
export const timer = ({ accent, ink }: Stage): string =>
  soft([6, 12, 92, 92], 0.18) +
  box([-16, -124, 32, 34, 6], ink) +
  stroke("M70 -76L88 -94", [ink, 15]) +
  circle([0, 0, 94], ink) +
  circle([0, 0, 78], "#fffaf0") +
  shape("M0 0V-66A66 66 0 0 1 57 33Z", accent) +
  stroke("M0 0V-56", [ink, 9]) +
  circle([0, 0, 11], ink);
