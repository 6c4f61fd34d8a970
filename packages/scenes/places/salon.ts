import { darker, mix } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { at, box, circle, each, shape, stroke } from "../ink/shapes.ts";
import { candelabra } from "../motifs/candelabra.ts";
import { framed } from "../motifs/framed.ts";
import { landscape } from "../motifs/landscape.ts";
import type { Stage } from "../stage.ts";

/** A portrait that follows the guests with its eyes. */
export const portrait = ({ roll, pop }: Stage, [x, y]: readonly [number, number]): string =>
  at(
    [x, y, 1.1],
    framed({ width: 190, height: 200, edge: pop }, landscape(roll, "dusk")) +
      shape("M-70 100Q-60 36 0 36Q60 36 70 100Z", "#3a2438") +
      circle([0, -8, 46], "#e8b48c") +
      shape("M-50 -20Q-46 -66 0 -62Q46 -66 50 -20Q0 -46 -50 -20Z", "#d9d2d6") +
      circle([-16, -8, 9], "#ffffff") +
      circle([18, -8, 9], "#ffffff") +
      circle([-12, -7, 4.5], "#2b1a1a") +
      circle([22, -7, 4.5], "#2b1a1a") +
      stroke("M-26 18Q0 8 26 18", ["#d9d2d6", 9]),
  );

/** A burning fireplace with a candelabra on its mantel. */
export const hearth = ([x, y]: readonly [number, number], ink: string): string =>
  box([x - 170, y - 250, 340, 256, 6], mix("#c9a48a", ink, 0.25)) +
  box([x - 195, y - 276, 390, 36, 6], mix("#e2c9a8", ink, 0.15)) +
  shape(`M${x - 110} ${y}V${y - 110}a110 90 0 0 1 220 0V${y}Z`, darker(ink, 0.2)) +
  glow([x, y - 40, 190], "#ffb347", 0.8) +
  shape(
    `M${x - 60} ${y}Q${x - 80} ${y - 60} ${x - 26} ${y - 110}Q${x - 20} ${y - 70} ${x} ${y - 76}Q${x - 4} ${y - 120} ${x + 24} ${y - 140}Q${x + 24} ${y - 90} ${x + 54} ${y - 70}Q${x + 76} ${y - 40} ${x + 60} ${y}Z`,
    "#f2702f",
  ) +
  shape(`M${x - 30} ${y}Q${x - 40} ${y - 40} ${x} ${y - 76}Q${x + 40} ${y - 40} ${x + 30} ${y}Z`, "#ffd257") +
  at([x - 110, y - 276, 0.5], candelabra("#d9b25a"));

/** Heavy curtains on both sides of a room. */
export const drapes = (cloth: string, ink: string): string =>
  each(2, (i) => {
    const [a, b] = i ? [1220, -1] : [-20, 1];
    return (
      shape(
        `M${a} -20H${a + b * 210}Q${a + b * 190} 300 ${a + b * 70} 470Q${a + b * 120} 600 ${a + b * 120} 740H${a}Z`,
        mix(cloth, ink, 0.35),
      ) +
      stroke(
        `M${a + b * 60} 0Q${a + b * 70} 300 ${a + b * 40} 460M${a + b * 140} 0Q${a + b * 120} 280 ${a + b * 56} 440`,
        [mix(cloth, ink, 0.15), 11],
        0.6,
      )
    );
  });
