import { circle, oval, shape, soft } from "../ink/shapes.ts";

/** A penguin facing right. */
export const penguin = (): string =>
  soft([0, 0, 26, 5]) +
  oval([-9, -3, 11, 5], "#f0a030") +
  oval([11, -3, 11, 5], "#f0a030") +
  shape("M-26 -8Q-38 -80 0 -96Q38 -80 26 -8Q0 4 -26 -8Z", "#26304a") +
  shape("M-14 -8Q-22 -56 4 -66Q28 -56 20 -8Q4 0 -14 -8Z", "#fffaf4") +
  shape("M-26 -62Q-46 -40 -38 -20Q-28 -34 -24 -48Z", "#1a2238") +
  circle([2, -84, 18], "#26304a") +
  oval([8, -80, 11, 10], "#fffaf4") +
  circle([9, -84, 2.6], "#1a2238") +
  shape("M16 -84L32 -78L16 -75Z", "#f0a030");
