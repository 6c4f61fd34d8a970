import { darker, mix } from "../ink/colour.ts";
import { at, circle, shape, soft, stroke } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";

/** A plane tree with its spotted trunk and a wide crown. */
export function planeTree({ land, pop, roll }: Stage, [x, y, k]: readonly [number, number, number]): string {
  const leaf = mix(land, pop, roll.between(0.05, 0.25));
  const crown = [
    [-96, -250, 78],
    [90, -256, 84],
    [-30, -316, 96],
    [50, -330, 80],
    [0, -246, 90],
  ] as const;
  return (
    soft([x, y, 90 * k, 12 * k]) +
    at(
      [x, y, k],
      shape("M-22 0Q-14 -80 -18 -190H18Q14 -80 24 0Z", "#b9a58c") +
        stroke("M-8 -40v18M4 -90v22M-6 -130v16M10 -30v12", ["#8f7a62", 9]) +
        crown.map((spot, i) => circle(spot, i % 2 ? darker(leaf, 0.12) : leaf)).join(""),
    )
  );
}
