import { circle, stroke } from "../ink/shapes.ts";

/** A microphone in a hand. */
export const microphone = (): string => stroke("M0 12L-3 -8", ["#2b2438", 5]) + circle([-4, -13, 7], "#8c97a5");
