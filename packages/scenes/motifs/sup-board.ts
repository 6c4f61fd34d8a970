import { darker, paler } from "../ink/colour.ts";
import { at, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { type Dress, person } from "../people/person.ts";
import type { PoseName } from "../people/poses.ts";
import type { Stage } from "../stage.ts";

/** A board for stand-up paddling that heads right on (0, 0), with somebody on it. */
export function supBoard(stage: Stage, pose: PoseName = "sup", dress: Dress = {}): string {
  const held = pose === "sup" ? supPaddle(stage.pop) : undefined;
  const foot = pose === "kneel" ? -2 : -6;
  return supDeck(stage, 1) + at([-6, foot, 1.5], person(stage, pose, { bathing: true, held, ...dress }));
}

/** The board alone, `length` times as long as one for a single person. */
export function supDeck({ accent, ink, light }: Stage, length: number): string {
  const [a, b] = [-118 * length, 118 * length];
  const side = `M${a} -6Q${a + 24} 8 ${a + 60} 9H${b - 50}Q${b - 6} 8 ${b + 12} -20L${b - 40} -6Z`;
  return (
    oval([0, 15, 128 * length, 8], ink, 0.25) +
    stroke(`M${a - 10} 12h${b * 0.7}M${b * 0.5} 16h${b * 0.6}`, [light, 3], 0.6) +
    shape(
      `M${a} -6Q${a + 10} -15 ${a + 60} -15H${b - 60}Q${b - 20} -16 ${b + 12} -20Q${b - 10} -2 ${b - 60} -1H${a + 50}Z`,
      paler(accent, 0.45),
    ) +
    shape(side, accent) +
    stroke(`M${a + 40} 2H${b - 40}`, [darker(accent, 0.3), 2.5], 0.7)
  );
}

/** A long paddle in the near hand. */
export const supPaddle = (blade: string): string => stamp(shaft, blade);

const shaft =
  stroke("M-8 -46L10 58", ["#f1cd98", 3.4]) +
  stroke("M-13 -45L-3 -47", ["#7a4a2e", 4]) +
  shape("M7 54L14 53Q22 70 18 86Q8 80 7 54Z", "inherit");
