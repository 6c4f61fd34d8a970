import { darker } from "../ink/colour.ts";
import { circle, shape } from "../ink/shapes.ts";

/** A car of a roller coaster that drives to the right, on the rail at (0, 0); `riders` stands at (0, -30) behind its wall. */
export const coasterCar = (colour: string, pop: string, riders: string): string =>
  shape("M-62 -22H-44V-92Q-60 -96 -64 -80Z", darker(colour, 0.3)) +
  riders +
  shape("M-66 -52H40Q72 -48 76 -14H-62Z", colour) +
  shape("M-66 -52H40Q52 -50 60 -42H-65Z", pop) +
  circle([-38, -8, 13], "#2a2433") +
  circle([44, -8, 13], "#2a2433") +
  circle([-38, -8, 6], pop) +
  circle([44, -8, 6], pop);
