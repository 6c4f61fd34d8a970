import { circle, each, oval, stroke, turned } from "../ink/shapes.ts";

/** A pizza from above, around (0, 0), 224 units in radius. */
export function pizza(): string {
  const slices = each(11, (i) => {
    const [x, y] = spot(i * 2.4, 40 + i * 13);
    return circle([x, y, 25], i % 3 ? "#d9452f" : "#fff3e0");
  });
  const basil = each(9, (i) => {
    const [x, y] = spot(i * 2.2 + 1, 50 + i * 12);
    return turned([x, y, i * 47], oval([x, y, 24, 12], "#4d8f4a"));
  });
  return [
    circle([10, 16, 226], "#1a1030", 0.16),
    circle([0, 0, 224], "#e2b06a") + circle([0, 0, 204], "#d9452f") + circle([0, 0, 198], "#f7cf62", 0.9),
    slices,
    basil,
    stroke("M-222 0H222M-111 -192L111 192M111 -192L-111 192", ["#b9803f", 4], 0.6),
  ].join("");
}

const spot = (angle: number, reach: number) => [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
