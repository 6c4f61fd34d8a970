import { darker, mix, paler } from "../ink/colour.ts";
import { clipped } from "../ink/paint.ts";
import { at, box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

const shade = "#1a1030";
const tyre = stamp(
  circle([0, -32, 33], "#2b2530") + circle([0, -32, 24], "#f4ece2") + circle([0, -32, 17], "#8c97a5") + circle([0, -32, 8], "#e9edf0"),
);
const glass = (stage: Stage): string => mix(paler(stage.sky[1], 0.4), stage.water, 0.3);

/** A small round car with an open roof and people in it, heading right on (0, 0). */
export function duck(stage: Stage, paint: string): string {
  const { roll, light } = stage;
  const body = "M-206 -44Q-206 -128 -150 -168H36Q60 -150 84 -112Q166 -108 196 -64L204 -38Q200 -26 186 -26H-196Q-208 -30 -206 -44Z";
  return [
    soft([0, 2, 220, 10]),
    shape("M-150 -160Q-136 -226 -74 -230H-22Q26 -224 50 -152Z", glass(stage), 0.55),
    at([-92, -94, 1.2], person(stage, roll.pick(["cheer", "wave", "raise"]))),
    at([-4, -88, 1.12], person(stage, roll.pick(["hold", "hold", "raise"]))),
    shape("M-164 -160Q-150 -238 -76 -244H-20Q36 -240 62 -152H50Q26 -224 -22 -230H-74Q-136 -226 -150 -160Z", darker(paint, 0.3)),
    stroke("M-50 -236V-160", [darker(paint, 0.3), 8]),
    box([-176, -254, 56, 24, 12], "#efe3cd"),
    shape(body, paint),
    shape("M-206 -60Q-206 -40 -196 -26H186Q200 -26 204 -38L200 -56Q60 -40 -206 -60Z", shade, 0.16),
    stroke("M-60 -164V-40M44 -150Q50 -100 44 -40", [darker(paint, 0.3), 4]),
    stroke("M-36 -122h22M-118 -122h22", [darker(paint, 0.4), 6]),
    shape("M-196 -26Q-196 -100 -132 -100Q-74 -98 -70 -26Z", darker(paint, 0.12)) +
      shape("M84 -26Q88 -104 148 -104Q206 -100 216 -30Z", paler(paint, 0.14)),
    at([-132, 0, 1], tyre) + at([146, 0, 1], tyre),
    circle([192, -104, 17], "#d6dbe0") + circle([196, -104, 13], light) + stroke("M180 -90L170 -70", ["#d6dbe0", 6]),
    stroke("M196 -30H226M-206 -30H-222", ["#d6dbe0", 9]),
  ].join("");
}

/** A camper van of the sixties with luggage on its roof and people at its windows, heading right on (0, 0). */
export function camper(stage: Stage, paint: string): string {
  const { roll, pop, accent, light } = stage;
  const cream = "#fff3e0";
  const panes = "M-208 -210H-128V-148H-208ZM-112 -210H-32V-148H-112ZM-16 -210H64V-148H-16ZM82 -210H146Q176 -206 194 -148H82Z";
  const faces = [-168, -72, 24, 116].map((x, i) =>
    at([x, -78, 1.15, i === 1 ? -1 : 1], person(stage, i === 3 ? "hold" : roll.pick(["wave", "sip", "raise"]))),
  );
  return [
    soft([0, 2, 260, 11]),
    shape("M-244 -40V-200Q-240 -250 -200 -254H120Q190 -252 216 -156L230 -60Q232 -34 214 -32H-228Q-244 -32 -244 -40Z", cream),
    shape("M-244 -40V-128H150Q196 -126 224 -100L230 -60Q232 -34 214 -32H-228Q-244 -32 -244 -40Z", paint),
    shape("M224 -104Q176 -84 152 -34H214Q232 -34 230 -60Z", paler(paint, 0.25)),
    shape(panes, glass(stage)),
    clipped(panes, faces.join("")),
    stroke(panes, [darker(paint, 0.25), 5]) + stroke("M74 -140V-40M-22 -140V-40", [darker(paint, 0.25), 4]),
    stroke("M-244 -128H150Q196 -126 224 -100", ["#e6ebee", 6]),
    stroke("M-190 -262H96M-176 -254V-266M80 -254V-266", [darker(paint, 0.4), 6]),
    box([-170, -304, 84, 40, 8], accent) + box([-78, -296, 60, 32, 6], "#b9764a") + box([-8, -310, 70, 46, 8], pop),
    stroke("M-150 -304v40M-110 -304v40M10 -310v46M44 -310v46", [shade, 4], 0.3),
    circle([206, -92, 19], "#e6ebee") + circle([209, -92, 14], light),
    stroke("M196 -34H238M-236 -34H-250", ["#e6ebee", 11]),
    at([-148, 0, 1.05], tyre) + at([132, 0, 1.05], tyre),
    shape(
      "M-196 -44Q-190 -84 -148 -84Q-106 -84 -100 -44L-110 -44Q-116 -72 -148 -72Q-180 -72 -186 -44ZM84 -44Q90 -84 132 -84Q174 -84 180 -44L170 -44Q164 -72 132 -72Q100 -72 94 -44Z",
      darker(paint, 0.2),
    ),
  ].join("");
}

/** An open sports car of long ago with its driver and passenger, heading right on (0, 0). */
export function roadster(stage: Stage, paint: string): string {
  const { roll, light } = stage;
  return [
    soft([0, 2, 240, 10]),
    circle([-206, -78, 36], "#2b2530") + circle([-206, -78, 22], "#f4ece2"),
    at([-112, -34, 1.2], person(stage, roll.pick(["wave", "cheer", "raise"]), { hat: roll.pick(["straw", "cap"]) })),
    at([-44, -38, 1.2], person(stage, "hold", { hat: "goggles" })),
    stroke("M10 -106L-6 -152", ["#e6ebee", 5]) + shape("M26 -110L10 -160L2 -158L14 -110Z", "#ffffff", 0.5),
    shape("M-212 -46Q-214 -104 -150 -110L-70 -96L0 -112H176Q196 -108 198 -60V-34H-190Q-212 -34 -212 -46Z", paint),
    shape("M-212 -56Q0 -44 198 -66V-34H-190Q-212 -34 -212 -56Z", shade, 0.18),
    box([178, -122, 20, 90, 6], "#d6dbe0") + stroke("M184 -114v74M191 -114v74", ["#8c97a5", 2.5]),
    stroke(
      each(6, (i) => `M${60 + i * 17} -98l-8 34`),
      [darker(paint, 0.35), 4],
    ),
    stroke("M26 -106Q8 -66 24 -38M-66 -94V-40", [darker(paint, 0.35), 4]),
    circle([-24, -74, 21], "#fff6e6") + stroke("M-31 -64V-84M-18 -64V-84", [darker(paint, 0.4), 5]),
    stroke("M-212 -22Q-214 -84 -148 -84Q-96 -82 -80 -24H66Q78 -86 136 -86Q184 -84 196 -48", [darker(paint, 0.25), 15]),
    at([-142, 0, 1.06], tyre) + at([136, 0, 1.06], tyre),
    circle([194, -112, 16], "#e6ebee") + oval([200, -112, 9, 13], light),
  ].join("");
}
