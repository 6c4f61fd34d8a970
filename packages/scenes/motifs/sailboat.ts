import { at, box, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

const mainsail = shape("M2 -310Q-52 -180 -118 -46Q-56 -34 2 -40Z", "#fffaf2") + shape("M2 -310Q-22 -180 -36 -38Q-16 -36 2 -40Z", "#e9dfe0");
const jib =
  shape("M14 -300Q70 -150 122 -44Q66 -40 16 -60Q34 -180 14 -300Z", "inherit") +
  shape("M14 -300Q48 -160 60 -46Q34 -50 16 -60Q34 -180 14 -300Z", "#fff6e6", 0.2);
const hull =
  shape("M-128 -30H118Q140 -30 150 -38Q136 22 92 24H-96Q-124 20 -128 -30Z", "inherit") +
  shape("M-128 -30H118Q140 -30 150 -38Q146 -22 141 -10H-126Q-128 -20 -128 -30Z", "#fff6e6", 0.55) +
  shape("M-124 4H130Q116 22 92 24H-96Q-118 20 -124 4Z", "#1a1030", 0.3);

/** A sailing boat that heads right on (0, 0), with its crew (0–3). */
export function sailboat(stage: Stage, crew: number): string {
  const { accent, pop, ink } = stage;
  const seats = [-70, -24, 70].slice(0, crew);
  return [
    oval([0, 18, 138, 9], ink, 0.25),
    stroke("M8 -20V-318", [ink, 5]),
    stamp(mainsail),
    stroke("M-58 -166Q-28 -160 0 -162M-90 -104Q-44 -94 0 -98", [accent, 9]),
    stamp(jib, accent),
    stroke("M-122 -42L6 -36", [ink, 5]),
    shape("M8 -318Q26 -328 44 -318L8 -302Z", pop),
    ...seats.map((x, i) => at([x, 12, 0.92, i === 1 ? -1 : 1], person(stage, i === 2 ? "float" : "paddle", { over: "vest" }))),
    stamp(hull, pop),
    box([-138, -26, 8, 48, 3], ink),
  ].join("");
}
