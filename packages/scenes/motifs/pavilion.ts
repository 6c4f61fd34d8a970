import { darker } from "../ink/colour.ts";
import { at, shape, soft, stroke } from "../ink/shapes.ts";

/** A striped tent of a knight. */
export const pavilion = (place: readonly [number, number, number], colour: string): string =>
  at(
    place,
    soft([0, 0, 130, 12]) +
      shape("M-100 -130H100L120 0H-120Z", "#fff6ea") +
      shape("M-100 -130H-50L-60 0H-120ZM0 -130H50L60 0H0Z", colour) +
      shape("M-26 0Q-20 -80 0 -104Q20 -80 26 0Z", darker(colour, 0.5)) +
      shape("M0 -250L116 -122Q58 -104 0 -118Q-58 -104 -116 -122Z", colour) +
      shape("M0 -250L44 -112Q22 -112 0 -118Q-22 -108 -44 -112Z", "#fff6ea") +
      stroke("M0 -250V-296", ["#5d3a24", 5]) +
      shape("M0 -296L54 -282L0 -266Z", colour),
  );
