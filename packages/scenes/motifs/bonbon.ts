import { darker, paler } from "../ink/colour.ts";
import { box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A bonbon from the side, 60 units wide; `sort` chooses its shape (0–2). */
export const bonbon = (chocolate: string, icing: string, sort: number): string =>
  soft([2, 0, 36, 5]) +
  ([
    shape("M-32 0Q-36 -48 0 -50Q36 -48 32 0Z", chocolate) + stroke("M-24 -28Q-8 -16 0 -34T24 -28", [icing, 6]),
    box([-31, -40, 62, 40, 8], chocolate) + stroke("M-20 -36L-8 -8M0 -36L12 -8M18 -36L26 -16", [icing, 5]),
    circle([0, -28, 29], chocolate) + circle([-6, -52, 7], icing) + circle([8, -50, 5], paler(icing, 0.4)),
  ][sort % 3] ?? "") +
  oval([-14, -34, 6, 9], "#ffffff", 0.3);

/** A bonbon from above in its paper, 80 units wide; `sort` chooses its shape (0–3). */
export const bonbonFromAbove = (chocolate: string, icing: string, sort: number): string =>
  circle([4, 5, 43], "#1a1030", 0.2) +
  circle([0, 0, 42], darker(icing, 0.3)) +
  ([
    circle([0, 0, 34], chocolate) + stroke("M-22 -8Q-6 -24 0 -4T24 2M-18 12Q0 0 16 16", [icing, 5]),
    box([-29, -29, 58, 58, 10], chocolate) + circle([0, 0, 13], icing),
    shape("M0 32Q-46 -2 -30 -24Q-12 -38 0 -16Q12 -38 30 -24Q46 -2 0 32Z", chocolate) + oval([-16, -14, 6, 4], "#ffffff", 0.5),
    circle([0, 0, 33], chocolate) + each(5, (i) => oval([Math.cos(i * 1.257) * 16, Math.sin(i * 1.257) * 16, 9, 9], icing)),
  ][sort % 4] ?? "");
