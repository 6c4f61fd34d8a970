import { darker, paler } from "../ink/colour.ts";
import { at, box, circle, each, oval, shape, stroke } from "../ink/shapes.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** A pirate ship with children aboard, bow to the right, floating on (0, 0). */
export function pirateShip(stage: Stage): string {
  const { accent, pop, ink } = stage;
  const wood = "#8a5230";
  return [
    oval([0, 34, 176, 12], ink, 0.28),
    stroke("M-70 -60V-250M56 -60V-280", [darker(wood, 0.3), 9]),
    stroke("M150 -70L226 -116M56 -276L220 -112M-70 -248L-150 -96", [darker(wood, 0.3), 4]),
    shape("M-122 -236Q-70 -226 -18 -236Q-2 -176 -16 -124Q-70 -140 -126 -124Q-112 -180 -122 -236Z", "#fff6e6"),
    shape("M-60 -231Q-40 -232 -18 -236Q-2 -176 -16 -124Q-36 -132 -54 -133Q-44 -180 -60 -231Z", "#ead9cc"),
    shape("M-2 -266Q56 -254 114 -266Q132 -194 116 -132Q56 -150 -4 -132Q12 -200 -2 -266Z", accent),
    shape("M64 -257Q90 -258 114 -266Q132 -194 116 -132Q96 -142 70 -144Q80 -200 64 -257Z", darker(accent)),
    circle([54, -204, 22], "#fff6e6") + box([44, -190, 20, 15, 4], "#fff6e6") + circle([47, -206, 5], ink) + circle([61, -206, 5], ink),
    shape("M56 -282Q84 -300 100 -288T132 -290V-320Q112 -312 98 -318T56 -314Z", ink),
    at([-104, -52, 0.72], person(stage, "wave", { kid: true, hat: "pirate" })),
    at([-20, -40, 0.72], person(stage, "point", { kid: true })),
    at([84, -42, 0.72], person(stage, "cheer", { kid: true, hat: "pirate" })),
    shape("M-166 -96H-88V-54H100L176 -86Q164 14 112 34H-110Q-160 14 -166 -96Z", wood),
    shape("M-164 -60H-92L-84 -34H106L170 -60Q172 -70 176 -86L100 -54H-88V-96H-166Z", paler(wood, 0.3)),
    stroke("M-158 -20Q0 -2 160 -24M-146 8Q0 20 138 6", [darker(wood), 4]),
    each(4, (i) => circle([-70 + i * 46, -16, 9], ink) + circle([-70 + i * 46, -16, 5], pop)),
  ].join("");
}
