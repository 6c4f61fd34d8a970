import { darker } from "../ink/colour.ts";
import { at, box, circle, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { type Dress, person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

const tyre = stamp(
  circle([0, -36, 38], "#2b2530") + circle([0, -36, 25], "#b9b3ba") + circle([0, -36, 19], "#e9e4e6") + circle([0, -36, 8], "#2b2530"),
);

/** A segway with its rider, heading right on (0, 0). */
export function segway(stage: Stage, dress: Dress = {}): string {
  const { accent, ink } = stage;
  return [
    soft([0, 2, 62, 8]),
    at([16, -6, 0.82], tyre),
    box([-34, -42, 84, 14, 6], ink),
    at([-6, -38, 1.32], person(stage, "hold", { hat: "helmet", ...dress })),
    stroke("M34 -40L48 -128", [darker(accent, 0.35), 9]),
    stroke("M28 -120L48 -128H56", [ink, 8]),
    shape("M40 -136h18l4 12h-20Z", accent),
    at([0, 0, 0.86], tyre + shape("M-46 -34A46 46 0 0 1 44 -44L30 -42A32 32 0 0 0 -33 -34Z", accent)),
  ].join("");
}

/** A kick scooter with its rider, heading right on (0, 0). */
export function step(stage: Stage, dress: Dress = {}): string {
  const { accent, ink } = stage;
  const rim = (x: number, r: number) =>
    stroke(`M${x - r} ${-r - 4}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x} ${-r * 2}V-6M${x - r} ${-r - 4}h${2 * r}`, [
      ink,
      5,
    ]);
  return [
    soft([0, 2, 104, 8]),
    rim(-84, 24),
    rim(84, 34),
    at([-8, -20, 1.36], person(stage, "kick", { hat: "helmet", ...dress })),
    stroke("M-84 -26L-58 -16H32Q46 -18 52 -44L58 -78L44 -128", [accent, 8]),
    stroke("M58 -80L84 -38", [accent, 8]),
    stroke("M26 -124L44 -130H54", [ink, 7]),
    box([30, -122, 34, 24, 5], "#c98f58") + stroke("M32 -112h30", ["#8a5636", 2.5]),
    box([-50, -24, 78, 9, 4], darker(accent, 0.25)),
  ].join("");
}
