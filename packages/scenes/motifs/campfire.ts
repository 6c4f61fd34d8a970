import { glow } from "../ink/paint.ts";
import { shape, soft, stroke } from "../ink/shapes.ts";

/** A fire of logs with its light. */
export const campfire = (): string =>
  glow([0, -30, 170], "#ffb347", 0.75) +
  soft([0, 2, 60, 9], 0.35) +
  shape("M-30 -4Q-44 -40 -14 -62Q-16 -44 -4 -42Q-8 -78 14 -98Q12 -66 30 -50Q40 -28 28 -4Z", "#f2702f") +
  shape("M-16 -4Q-24 -28 -4 -44Q0 -30 8 -56Q22 -34 16 -4Z", "#ffd257") +
  stroke("M-46 -2L34 -18M-34 -18L46 -2", ["#6b4029", 13]);
