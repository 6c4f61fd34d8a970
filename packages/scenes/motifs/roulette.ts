import type { Palette } from "../hours.ts";
import { darker } from "../ink/colour.ts";
import { circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A roulette wheel seen obliquely, about 440 units wide around (0, 0); `turn` is how far it has turned, in pockets. */
export function roulette({ ink, pop, light }: Palette, turn: number): string {
  const pockets = 24;
  const spot = (i: number, r: number): string => {
    const angle = ((i + turn) / pockets) * Math.PI * 2;
    return `${Math.cos(angle) * r} ${Math.sin(angle) * r * 0.46}`;
  };
  const ring = (odd: number) =>
    each(pockets / 2, (k) => {
      const i = k * 2 + odd;
      return `M${spot(i, 170)}L${spot(i + 1, 170)}L${spot(i + 1, 106)}L${spot(i, 106)}Z`;
    });
  return (
    soft([0, 42, 236, 96], 0.3) +
    oval([0, 26, 222, 106], "#4d2716") +
    oval([0, 0, 222, 106], "#8f5230") +
    oval([0, 0, 206, 97], "#c98a4e") +
    oval([0, 4, 186, 86], darker("#8f5230", 0.3)) +
    oval([0, 0, 172, 80], "#1d8a5b") +
    shape(ring(0), "#d63a43") +
    shape(ring(1), darker(ink, 0.2)) +
    oval([0, 2, 106, 50], "#a8653a") +
    oval([0, -4, 92, 42], "#c98a4e") +
    stroke("M-74 -8L74 -8M0 -38V24", [pop, 7]) +
    shape("M-20 -4L-9 -64H9L20 -4Q0 6 -20 -4Z", pop) +
    shape("M4 -64H9L20 -4Q14 2 6 1Z", darker(pop)) +
    circle([0, -70, 16], light) +
    circle([132, 34, 11], "#ffffff") +
    circle([129, 31, 4], "#d9d2e0")
  );
}
