import type { Palette } from "../hours.ts";
import { darker, mix, paler } from "../ink/colour.ts";
import { box, circle, each, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";

/** A wheel with spokes around (0, 0). */
const wheel = (r: number, colour: string): string =>
  circle([0, 0, r], "#2a2433") +
  circle([0, 0, r * 0.82], colour) +
  circle([0, 0, r * 0.66], "#2a2433") +
  stroke(
    each(6, (i) => `M0 0L${Math.cos(i * 1.047) * r * 0.7} ${Math.sin(i * 1.047) * r * 0.7}`),
    [colour, r * 0.13],
  ) +
  circle([0, 0, r * 0.2], colour);

/** A steam locomotive that drives to the right, on a rail at (0, 0); 560 long, 330 tall, its cab empty. */
export function locomotive({ accent, pop, ink, light }: Palette): string {
  const iron = mix(ink, "#2a2433", 0.5);
  const paint = darker(accent, 0.06);
  const large = stamp(wheel(58, accent));
  const place = (x: number, y: number) => `<g transform="translate(${x} ${y})">${large}</g>`;
  return [
    box([-276, -108, 560, 34, 6], iron),
    box([-276, -310, 26, 220, 4], paint) + box([-120, -310, 26, 220, 4], paint) + box([-276, -170, 182, 90, 6], paint),
    box([-296, -330, 222, 26, 13], iron),
    box([-100, -236, 330, 134, 30], iron) + box([-100, -222, 330, 22, 11], paler(iron, 0.3), 0.6),
    box([-100, -140, 330, 38, 14], darker(iron, 0.35)),
    ...[-60, 40, 140].map((x) => box([x, -238, 12, 138], pop)),
    box([222, -242, 34, 146, 14], paint),
    shape("M136 -236L128 -300H196L188 -236Z", iron) + box([114, -322, 96, 26, 8], paint) + box([118, -322, 88, 9, 4], pop),
    shape("M-20 -236Q-18 -280 10 -280Q38 -280 40 -236Z", pop) + shape("M14 -280Q38 -276 40 -236H20Q28 -260 14 -280Z", darker(pop)),
    box([70, -258, 30, 24, 6], paint),
    circle([258, -214, 24], iron) + circle([262, -214, 17], light),
    shape("M250 -96H296L336 0H256Z", paint) + stroke("M268 -90L280 -6M284 -90L308 -6", [darker(paint, 0.4), 5]),
    place(-190, -58) + place(-60, -58) + place(70, -58),
    stroke("M-190 -40H70M70 -40L214 -92", [pop, 13]),
    box([184, -112, 60, 34, 8], iron),
    `<g transform="translate(190 -34)scale(.58)">${large}</g>`,
    oval([-185, -120, 30, 20], pop) + circle([-185, -120, 9], paint),
  ].join("");
}

/** An open carriage of 420 long on a rail at (0, 0), without its passengers; they stand at y = -110, behind its wall. */
export const carriageBack = (palette: Palette): string =>
  box([-206, -300, 16, 200], "#8a5a38") + box([190, -300, 16, 200], "#8a5a38") + box([-226, -322, 452, 28, 14], darker(palette.pop, 0.06));

/** The wall and the wheels of a carriage, in front of its passengers. */
export function carriageFront({ accent, pop, ink }: Palette): string {
  const small = stamp(wheel(40, pop));
  const wheels = [-140, -50, 50, 140].map((x) => `<g transform="translate(${x} -40)">${small}</g>`).join("");
  return (
    box([-214, -180, 428, 104, 10], mix(accent, ink, 0.25)) +
    box([-214, -180, 428, 18, 8], pop) +
    stroke("M-190 -142H190V-94H-190Z", [pop, 4]) +
    box([-226, -86, 460, 20, 5], mix(ink, "#2a2433", 0.5)) +
    wheels
  );
}

/** Clouds of steam from (x, y) that trail off to the side `drift`. */
export const plume = ([x, y, drift]: readonly [number, number, number], colour: string, roll: () => number): string =>
  each(9, (i) =>
    circle(
      [x + drift * i * i * 7.5 + drift * roll() * 20, y - 26 - i * 15 + roll() * 18, 30 + i * 9],
      mix(colour, "#ffffff", (i % 3) * 0.2),
    ),
  );
