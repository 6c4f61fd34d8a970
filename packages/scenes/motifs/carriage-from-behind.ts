import { mix } from "../ink/colour.ts";
import { at, circle, oval, shape, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A horse from behind, under the driver's hands. */
export const horseBehind = ([x, y, k]: readonly [number, number, number], [coat, mane]: readonly [string, string]): string =>
  at(
    [x, y, k],
    shape("M-16 -128Q-24 -170 -10 -176Q0 -160 0 -160Q0 -160 10 -176Q24 -170 16 -128Z", coat) +
      shape("M-7 -166Q0 -182 7 -166L10 -96H-10Z", mane) +
      shape("M-50 0V-60Q-52 -120 0 -122Q52 -120 50 -60V0Z", coat) +
      shape("M10 -121Q52 -118 50 -60V0H20Z", "#1a1030", 0.16) +
      shape("M-10 -92Q0 -104 10 -92Q24 -30 8 10Q0 20 -8 10Q-24 -30 -10 -92Z", mane) +
      stroke("M-48 -70Q0 -96 48 -70", ["#3a2418", 6]),
  );

/** The driver from behind, with reins in both hands. */
export function driverBehind({ accent, ink, roll }: Stage): string {
  const coat = roll.pick([accent, "#2f5d8a", mix(accent, ink, 0.5)]);
  return (
    stroke("M-60 -90L-120 -190M60 -90L110 -190", ["#3a2418", 5]) +
    stroke("M-40 -150L-78 -110L-60 -86M40 -150L78 -110L60 -86", [coat, 30]) +
    shape("M-58 0V-120Q-56 -180 0 -180Q56 -180 58 -120V0Z", coat) +
    shape("M12 0V-180Q56 -180 58 -120V0Z", "#1a1030", 0.14) +
    circle([0, -212, 40], "#e8b48c") +
    shape("M-40 -212Q-40 -176 0 -172Q40 -176 40 -212Z", "#5b3420") +
    oval([0, -226, 76, 16], "#e2bd74") +
    shape("M-42 -230Q-40 -276 0 -276Q40 -276 42 -230Z", "#f0d192")
  );
}
