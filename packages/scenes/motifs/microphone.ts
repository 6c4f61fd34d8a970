import { circle, stroke } from "../ink/shapes.ts";

/** A microphone in a hand. */
export const microphone = (): string => stroke("M2 8L-3 -4", ["#2b2438", 4.5]) + circle([-5, -8, 5.4], "#8c97a5");
