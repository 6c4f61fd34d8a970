import { darker, paler } from "../ink/colour.ts";
import { at, box, circle, each, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { PoseName } from "../people/poses.ts";
import type { Stage } from "../stage.ts";
import { pony } from "./pony.ts";

const coats = [
  ["#a8653a", "#3a2418"],
  ["#e9dccb", "#c9a87e"],
  ["#6b4a38", "#241814"],
  ["#d9a15c", "#fff3e0"],
] as const;

const spokes = each(4, (i) => {
  const [dx, dy] = [Math.cos(i * 0.785) * 40, Math.sin(i * 0.785) * 40];
  return `M${-dx} ${-44 - dy}L${dx} ${-44 + dy}`;
});
const wheel = stamp(
  stroke("M-40 -44a40 40 0 1 0 80 0a40 40 0 1 0 -80 0", ["#4a2f22", 9]) + stroke(spokes, ["#8a5636", 5]) + circle([0, -44, 10], "#4a2f22"),
);
const company: readonly PoseName[] = ["wave", "sip", "clap", "point", "raise", "hold"];

/** A wagon with a hood of canvas, its company and two horses, heading left; (0, 0) is under the wagon. */
export function coveredWagon(stage: Stage): string {
  const { roll, accent, ink } = stage;
  const [near, far] = roll.shuffled(coats);
  const poses = roll.shuffled(company);
  const canvas = "#f8ecd2";
  const people = each(4, (i) => at([-100 + i * 80, -86, 1.1, i % 2 ? 1 : -1], person(stage, poses[i] ?? "wave")));
  return [
    soft([-70, 4, 400, 14]),
    at([-322, -8, 1.4], pony(far ?? coats[0])),
    box([-150, -262, 330, 150, 12], darker(canvas, 0.35)),
    people,
    stroke("M-152 -100V-250M-42 -104V-250M70 -104V-250M182 -100V-250", ["#8a5636", 7]),
    shape(
      "M-172 -206Q-176 -272 -130 -276H160Q208 -272 204 -206Q180 -188 156 -206Q132 -188 108 -206Q84 -188 60 -206Q38 -188 14 -206Q-10 -188 -34 -206Q-58 -188 -80 -206Q-104 -188 -126 -206Q-150 -188 -172 -206Z",
      canvas,
    ),
    shape(
      "M-172 -206Q-174 -228 -168 -242Q20 -224 200 -242Q206 -228 204 -206Q180 -188 156 -206Q132 -188 108 -206Q84 -188 60 -206Q38 -188 14 -206Q-10 -188 -34 -206Q-58 -188 -80 -206Q-104 -188 -126 -206Q-150 -188 -172 -206Z",
      accent,
      0.85,
    ),
    at([-198, -72, 1.1, -1], person(stage, "hold", { hat: "straw" })),
    shape("M-180 -118H196L186 -54H-160Z", accent) + shape("M-176 -86H191L186 -54H-160Z", darker(accent)),
    stroke("M-180 -118H196", [paler(accent, 0.4), 8]),
    box([-240, -86, 76, 16, 4], "#8a5636"),
    stroke("M-150 -54H180", [ink, 9]),
    at([-112, 0, 0.86], wheel) + at([124, 0, 1.06], wheel),
    stroke("M-150 -46L-270 -76", ["#4a2f22", 8]),
    at([-360, 6, 1.5], pony(near ?? coats[1]) + harness(accent)),
    stroke("M-232 -134Q-340 -180 -470 -176", ["#3a2418", 3.5]),
  ].join("");
}

/** A tram on rails with a horse in front, heading left; (0, 0) is under the car. */
export function horseTram(stage: Stage): string {
  const { roll, accent, ink, pop, lamps } = stage;
  const pane = lamps > 0.5 ? "#ffe2a0" : paler(stage.sky[0], 0.55);
  const poses = roll.shuffled(company);
  return [
    soft([-40, 4, 400, 14]),
    box([-150, -236, 320, 122, 6], pane),
    each(4, (i) => at([-112 + i * 78, -84, 1.15, i % 2 ? 1 : -1], person(stage, poses[i] ?? "wave"))),
    at([-196, -48, 1.25, -1], person(stage, "hold", { hat: "cap", shirt: ink })),
    at([212, -48, 1.25], person(stage, roll.pick(["wave", "point"]))),
    stroke(each(5, (i) => `M${-150 + i * 80} -120V-244`) + "M-150 -196H170", [accent, 9]),
    stroke("M-240 -48V-240M260 -48V-240", [ink, 6]),
    shape("M-262 -240H282L250 -272H-230Z", darker(accent, 0.3)) + box([-190, -290, 400, 24, 8], "#fff3e0"),
    box([-152, -136, 324, 92, 6], accent) + box([-136, -122, 292, 30, 4], paler(accent, 0.35)) + box([-152, -60, 324, 16], darker(accent)),
    box([-244, -96, 92, 12, 4], ink) + box([172, -96, 92, 12, 4], ink),
    box([-250, -52, 520, 14, 5], ink),
    circle([-262, -70, 13], pop),
    circle([-90, -24, 26], ink) + circle([-90, -24, 10], "#b9b0b2") + circle([110, -24, 26], ink) + circle([110, -24, 10], "#b9b0b2"),
    stroke("M-250 -48L-330 -80", ["#4a2f22", 7]),
    at([-390, 6, 1.55], pony(roll.pick(coats)) + harness(accent)),
    stroke("M-234 -122Q-340 -180 -506 -180", ["#3a2418", 3.5]),
  ].join("");
}

const harness = (colour: string): string =>
  stroke("M-58 -70Q-46 -110 -24 -98M-40 -66Q10 -58 66 -72", ["#3a2418", 6]) +
  shape("M-8 -98Q14 -92 34 -98L30 -80Q14 -76 -4 -80Z", colour) +
  stroke("M-112 -104L-96 -142M-116 -118H-92", ["#3a2418", 3]);
