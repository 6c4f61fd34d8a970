import { darker, mix, paler } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { at, box, circle, shape, soft, stroke } from "../ink/shapes.ts";
import { steak, corn, sausages } from "./grill.ts";
import type { Stage } from "../stage.ts";

/** A smoker on wheels with its lid open, its chimney on the right, 660 units wide. */
export function drum({ accent, ink }: Stage, place: readonly [number, number, number, number]): string {
  const steel = mix("#3f4456", ink, 0.25);
  return at(
    place,
    soft([20, 4, 330, 18], 0.4) +
      stroke("M-150 -90L-180 0M190 -90L210 -30", ["#23202f", 16]) +
      circle([210, -34, 40], "#23202f") +
      circle([210, -34, 17], accent) +
      box([278, -470, 46, 250, 8], steel) +
      box([266, -486, 70, 20, 6], paler(steel, 0.2)) +
      shape("M-190 -240Q-190 -400 -60 -410H120Q220 -400 226 -240Z", darker(steel, 0.35)) +
      glow([20, -250, 260], "#ff8a3c", 0.8) +
      shape("M-220 -240H330V-200Q320 -80 220 -80H-110Q-210 -80 -220 -200Z", steel) +
      shape("M-220 -130Q-190 -80 -110 -80H220Q320 -80 328 -180Q180 -120 -220 -130Z", "#1a1030", 0.25) +
      box([-230, -252, 570, 24, 8], paler(steel, 0.25)) +
      at([-100, -262, 0.95], steak()) +
      at([60, -264, 0.95], sausages()) +
      at([210, -262, 0.85], corn()) +
      box([-60, -180, 190, 60, 10], darker(steel, 0.5)) +
      box([-48, -170, 166, 40, 6], "#f2702f") +
      stroke("M-10 -168V-132M34 -168V-132M80 -168V-132", [steel, 8]) +
      circle([24, -372, 24], "#fff6e0") +
      stroke("M24 -372L36 -384", [accent, 5]),
  );
}
