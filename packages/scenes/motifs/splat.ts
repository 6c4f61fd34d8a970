import type { Chance } from "../ink/chance.ts";
import { box, circle, each, oval, shape, turned } from "../ink/shapes.ts";

/** A splat of paint around (0, 0). */
export function splat(roll: Chance, colour: string): string {
  const count = 11;
  const tips = Array.from({ length: count * 2 }, (_, i) => {
    const reach = i % 2 ? roll.between(26, 34) : roll.pick([46, 54, 62, 76]);
    return [Math.cos((i / count) * Math.PI) * reach, Math.sin((i / count) * Math.PI) * reach] as const;
  });
  const edge = tips.map(([x, y], i) => {
    const [nextX, nextY] = tips[(i + 1) % tips.length] ?? [x, y];
    return `${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const [startX, startY] = tips[0] ?? [0, 0];
  const drips = [-22, 4, 24].map((x) => box([x, 10, roll.between(7, 11), roll.between(50, 112), 5], colour)).join("");
  const drops = each(7, () => {
    const angle = roll() * Math.PI * 2;
    return circle([Math.cos(angle) * roll.between(66, 100), Math.sin(angle) * roll.between(60, 90), roll.between(2.5, 7)], colour);
  });
  const shine = turned([-13, -13, -35], oval([-13, -13, 10, 5], "#ffffff", 0.45)) + circle([-24, -2, 2.6], "#ffffff", 0.45);
  return shape(`M${startX} ${startY}Q${edge.join("Q")}Z`, colour) + drips + drops + shine;
}
