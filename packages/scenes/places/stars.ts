import { circle, each, shape, type Spot, stroke } from "../ink/shapes.ts";
import { middle, type Stage } from "../stage.ts";

type Field = readonly [x: number, y: number, w: number, h: number];

/** Stars strewn over a field, some of them larger. */
export function stars({ roll, light }: Stage, [x, y, w, h]: Field, count = 50): string {
  const some = (low: number, high: number, share: number) =>
    each(Math.round(count * share), () => {
      const [left, top, r] = [x + roll() * w, y + roll() * h, roll.between(low, high)];
      return `M${left} ${top - r}l${r * 0.3} ${r * 0.7}l${r * 0.7} ${r * 0.3}l${-r * 0.7} ${r * 0.3}l${-r * 0.3} ${r * 0.7}l${-r * 0.3} ${-r * 0.7}l${-r * 0.7} ${-r * 0.3}l${r * 0.7} ${-r * 0.3}Z`;
    });
  const small = each(Math.round(count * 0.75), () => `M${x + roll() * w} ${y + roll() * h}h.1`);
  return stroke(small, [light, 4.5], 0.75) + shape(some(7, 14, 0.22), light, 0.95);
}

/** Lines between stars; `spots` lie around (0, 0), -1 to 1, and are drawn `size` large at (x, y). */
export function constellation(light: string, [x, y, size]: readonly [number, number, number], spots: readonly Spot[]): string {
  const places = spots.map(([dx, dy]) => [x + dx * size, y + dy * size] as const);
  return (
    stroke(`M${places.map(([px, py]) => `${px} ${py}`).join("L")}`, [light, 4], 0.65) +
    places.map((place) => circle([...place, 9], light)).join("")
  );
}

/** Lines for `constellation`: the Plough, Corona, Cygnus and the back of Leo. */
export const figures: readonly (readonly Spot[])[] = [
  [
    [-1, -0.3],
    [-0.55, -0.42],
    [-0.2, -0.2],
    [0.15, 0],
    [0.2, 0.4],
    [0.8, 0.45],
    [0.9, 0],
    [0.15, 0],
  ],
  [
    [-0.9, -0.2],
    [-0.4, 0.3],
    [0, -0.2],
    [0.45, 0.3],
    [0.9, -0.3],
  ],
  [
    [0, -0.8],
    [0, 0],
    [-0.7, 0.2],
    [0, 0],
    [0.7, -0.1],
    [0, 0],
    [0.1, 0.9],
  ],
  [
    [-0.8, 0.5],
    [-0.6, -0.1],
    [-0.1, -0.2],
    [0.3, -0.7],
    [0.7, -0.6],
    [0.5, -0.2],
    [0.6, 0.4],
    [-0.6, -0.1],
  ],
];

/** Two veils of faint stars across the sky. */
export const milkyWay = (light: string, side: number): string =>
  shape(
    `M${middle - side * 700} 420Q${middle - side * 100} 330 ${middle + side * 620} -120L${middle + side * 780} 20Q${middle + side * 100} 420 ${middle - side * 700} 560Z`,
    light,
    0.09,
  ) +
  shape(
    `M${middle - side * 700} 460Q${middle - side * 100} 370 ${middle + side * 660} -60L${middle + side * 720} 0Q${middle + side * 60} 400 ${middle - side * 700} 510Z`,
    light,
    0.1,
  );
