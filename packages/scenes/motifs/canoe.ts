import { darker, paler } from "../ink/colour.ts";
import { at, circle, oval, shape, stroke } from "../ink/shapes.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** A canoe with its crew, bow to the right, floating on (0, 0). */
export function canoe(stage: Stage, crew: number): string {
  const { accent, ink } = stage;
  const gap = crew > 3 ? 52 : 62;
  const seats = Array.from({ length: crew }, (_, i) => (i - (crew - 1) / 2) * gap);
  return [
    oval([0, 17, 178, 10], ink, 0.25),
    ...seats.map((x) => at([x, 34, 1], person(stage, "paddle", { over: stage.roll() < 0.5 ? "vest" : undefined }))),
    shape("M-178 -30Q-146 -8 -96 -6H96Q146 -8 178 -30Q166 20 116 20H-116Q-166 20 -178 -30Z", accent),
    shape("M-178 -30Q-146 -8 -96 -6H96Q146 -8 178 -30Q176 -16 170 -5Q126 6 0 6Q-126 6 -170 -5Q-176 -16 -178 -30Z", paler(accent, 0.28)),
    stroke("M-156 6Q-94 15 0 15Q94 15 156 6", [darker(accent, 0.3), 3], 0.5),
    ...seats.map((x, i) => at([x, 0, 1], paddle(i % 2 ? stage.pop : "#fff3e0"))),
  ].join("");
}

const paddle = (blade: string): string =>
  stroke("M-4 -52L44 12", ["#f1cd98", 4.5]) + shape("M38 6L47 0Q66 22 62 36Q48 30 38 6Z", blade) + circle([13, -30, 4.6], "#e8b48c");
