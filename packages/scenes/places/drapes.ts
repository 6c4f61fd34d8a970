import { darker, mix } from "../ink/colour.ts";
import { box, each, shape, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** Heavy curtains, tied up at both edges of the picture. */
export function drapes({ accent, ink, lit }: Stage): string {
  const cloth = mix(accent, ink, 0.35);
  const side = (x: number, k: number) =>
    shape(`M${x} -20H${x + k * 210}Q${x + k * 190} 260 ${x + k * 60} 430Q${x + k * 110} 560 ${x + k * 120} 720H${x}Z`, cloth) +
    stroke(
      `M${x + k * 60} -20Q${x + k * 70} 240 ${x + k * 24} 420M${x + k * 130} -20Q${x + k * 130} 240 ${x + k * 44} 420`,
      [darker(cloth), 12],
      0.6,
    );
  return side(-10, 1) + side(1210, -1) + box([-20, -20, 1240, 60], darker(cloth, 0.1 + lit * 0.04));
}

/** A straight curtain at `x`, towards `side`. */
export const curtain = (x: number, side: number, accent: string): string =>
  shape(`M${x} -20h${side * 130}q${side * 20} 330 ${-side * 16} 780H${x}Z`, darker(accent, 0.2)) +
  stroke(
    each(3, (i) => `M${x + side * (26 + i * 40)} -20q${side * 12} 330 ${-side * 6} 770`),
    [darker(accent, 0.4), 12],
    0.6,
  );
