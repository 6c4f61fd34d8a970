import { box, stroke } from "../ink/shapes.ts";

/** The chalk line around somebody who lay here, seen at an angle on the floor, around (0, 0), 560 units wide. */
export const chalkOutline = (chalk: string): string =>
  stroke(
    "M-250 -14Q-262 -44 -220 -48Q-180 -48 -176 -22L-120 -34L-70 -74Q-46 -84 -40 -64L-78 -28L40 -34L150 -64L236 -66Q256 -50 232 -44L164 -34L80 -6L176 24L250 34Q262 50 236 54L160 50L40 18L-70 18L-110 62Q-136 72 -142 50L-116 12L-178 0Q-196 16 -224 8Q-244 2 -250 -14Z",
    [chalk, 10],
    0.95,
  );

/** A yellow card that stands by a clue; its number is dots. */
export const clueCard = (count: number): string =>
  box([-26, -46, 52, 46, 4], "#ffd84a") +
  box([12, -46, 14, 46, 4], "#1a1030", 0.14) +
  stroke(Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * 13} -24h.1`).join(""), ["#2b2438", 9]);
