import { darker, mix } from "../ink/colour.ts";
import { box, circle, dots, each, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import type { Stage } from "../stage.ts";

const cabin =
  stroke("M0 0V16", ["#3a3347", 5]) +
  shape("M-36 22Q0 -4 36 22Z", "inherit") +
  shape("M-30 22H30V40H-30Z", "#fff6ea") +
  shape("M-36 40H36Q34 78 0 78Q-34 78 -36 40Z", "inherit") +
  shape("M8 40H36Q34 78 6 78Q14 60 8 40Z", "#1a1030", 0.16) +
  stroke("M-26 22V42M26 22V42", ["#3a3347", 4]);

const rider = (skin: string, x: number): string => circle([x, 33, 9], skin);

/** A big wheel with twelve cabins, its axle at (x, y), `r` large; `turn` is how far it has turned, in cabins. */
export function bigWheel(stage: Stage, [x, y, r]: readonly [number, number, number], turn: number): string {
  const { roll, accent, pop, water: blue, ink, light } = stage;
  const steel = mix("#fff6ea", ink, 0.12);
  const spots = Array.from({ length: 12 }, (_, i) => {
    const angle = ((i + turn) / 12) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const;
  });
  const ringOf = (radius: number) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0`;
  const cabins = spots.map(([cx, cy], i) => {
    const somebody = rider(roll.pick(["#f6cfae", "#c98a5e", "#8d5a3b"]), roll.pick([-10, 0, 11]));
    return `<g transform="translate(${Math.round(cx)} ${Math.round(cy)})scale(${Math.round(r / 3) / 100})">${stamp(cabin, [accent, pop, blue][i % 3] ?? accent)}${somebody}</g>`;
  });
  return [
    soft([x, y + r * 1.4, r * 0.8, 20], 0.3),
    stroke(`M${x} ${y}L${x - r * 0.56} ${y + r * 1.4}M${x} ${y}L${x + r * 0.56} ${y + r * 1.4}`, [darker(accent, 0.2), 22]),
    stroke(spots.map(([cx, cy]) => `M${x} ${y}L${cx} ${cy}`).join(""), [steel, 5], 0.9),
    stroke(ringOf(r), [steel, 13]) + stroke(ringOf(r * 0.84), [steel, 7]) + stroke(ringOf(r * 0.34), [pop, 8]),
    dots(
      Array.from({ length: 24 }, (_, i) => [x + Math.cos(i * 0.2618) * r, y + Math.sin(i * 0.2618) * r] as const),
      [light, 10],
    ),
    circle([x, y, r * 0.12], accent) + circle([x, y, r * 0.06], light),
    ...cabins,
    box([x - r * 0.7, y + r * 1.36, r * 1.4, 26, 8], darker(accent, 0.3)) +
      each(7, (i) => circle([x - r * 0.6 + i * r * 0.2, y + r * 1.36 + 13, 6], pop)),
  ].join("");
}
