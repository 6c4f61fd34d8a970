import { darker, mix } from "../ink/colour.ts";
import { at, box, circle, oval, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A child seen from behind, down to the shoulders. */
export function fromBehind({ roll, accent, pop, water: blue, ink }: Stage, [x, y, k]: readonly [number, number, number]): string {
  const hair = mix(roll.pick(["#2e1d1a", "#5b3420", "#c98b3c", "#7a3b2a", "#d9a441", "#a4502c"]), ink, 0.15);
  const shirt = mix(roll.pick([accent, pop, blue, "#fff3e0", "#7a5bb0"]), ink, 0.22);
  const styles = [oval([-34, -22, 9, 20], hair) + oval([34, -22, 9, 20], hair), circle([0, -74, 14], hair), ""];
  const tails = roll.pick(styles);
  return at(
    [x + roll.between(-12, 12), y, k],
    tails + box([-42, -2, 84, 90, 34], shirt) + circle([0, -34, 33], hair) + stroke("M-18 -8Q0 2 18 -8", [darker(hair, 0.2), 4], 0.6),
  );
}
