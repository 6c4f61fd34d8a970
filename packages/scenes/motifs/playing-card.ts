import { at, box, shape } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

const suits = {
  hearts: "M0 26Q-34 2 -26 -16Q-14 -32 0 -14Q14 -32 26 -16Q34 2 0 26Z",
  diamonds: "M0 -30L22 0L0 30L-22 0Z",
  spades: "M0 -30Q34 0 24 14Q12 26 4 12L10 30H-10L-4 12Q-12 26 -24 14Q-34 0 0 -30Z",
  clubs: "M0 -30A14 14 0 0 1 11 -7A14 14 0 1 1 5 13L10 30H-10L-5 13A14 14 0 1 1 -11 -7A14 14 0 0 1 0 -30Z",
} as const;

/** The name of a suit. */
export type Suit = keyof typeof suits;

/** A playing card of 110 × 156 around (0, 0). */
export function playingCard(suit: Suit): string {
  const colour = suit === "hearts" || suit === "diamonds" ? "#d63a43" : "#2a2440";
  const pip = stamp(shape(suits[suit], "inherit"), colour);
  return (
    box([-51, -72, 110, 156, 12], "#1a1030", 0.2) +
    box([-55, -78, 110, 156, 12], "#cfc2d4") +
    box([-53, -76, 106, 152, 10], "#fffdf8") +
    at([0, 0, 1.25], pip) +
    at([-35, -53, 0.5], pip) +
    at([35, 53, 0.5], pip)
  );
}
