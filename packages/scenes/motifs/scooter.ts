import { darker } from "../ink/colour.ts";
import { at, box, circle, shape, soft, stroke } from "../ink/shapes.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** An e-chopper with its rider, heading right. */
export function scooter(stage: Stage): string {
  const { accent, ink } = stage;
  const wheels = [-66, 92].map((x) => circle([x, -22, 29], ink) + circle([x, -22, 14], "#e9dfd8") + circle([x, -22, 5], ink));
  return [
    soft([0, 4, 128, 9]),
    at([-18, -20, 1.28], person(stage, "ride", { hat: "helmet" })),
    shape("M-96 -50Q-92 -78 -54 -74L-20 -62Q4 -34 40 -34H66L88 -108H100L88 -28Q84 -18 70 -18H-60Q-96 -18 -96 -50Z", accent),
    shape("M-60 -18H70Q84 -18 88 -28L90 -36Q40 -20 -20 -30Q-60 -36 -96 -44Q-94 -18 -60 -18Z", darker(accent)),
    box([-84, -84, 66, 13, 6.5], ink),
    stroke("M95 -104Q88 -130 50 -128", [ink, 8]),
    circle([102, -98, 9], "#fff2c4"),
    ...wheels,
  ].join("");
}
