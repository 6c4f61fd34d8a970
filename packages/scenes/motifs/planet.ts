import { darker, paler } from "../ink/colour.ts";
import { circle, shape, stroke } from "../ink/shapes.ts";

/** A planet of radius 100 around (0, 0), in the light from the left. */
export const planet = (colour: string): string =>
  circle([0, 0, 100], colour) +
  stroke("M-86 -40Q0 -20 84 -46M-96 10Q0 36 98 4M-78 54Q0 74 80 50", [paler(colour, 0.3), 13], 0.6) +
  shape("M30 -95A100 100 0 0 1 30 95Q84 0 30 -95Z", darker(colour, 0.3));

/** A planet with a ring. */
export const ringedPlanet = (colour: string, ring: string): string =>
  `<g transform="rotate(-16)">${stroke("M-100 -14Q-190 -10 -176 14M100 -14Q190 -10 176 14", [ring, 17])}${planet(colour)}${stroke("M-176 14Q-160 44 0 44Q160 44 176 14", [ring, 17])}</g>`;
