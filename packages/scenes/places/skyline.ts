import { mix } from "../ink/colour.ts";
import { at } from "../ink/shapes.ts";
import { canalHouse } from "../motifs/canal-house.ts";
import { steeple } from "../motifs/steeple.ts";
import type { Stage } from "../stage.ts";
import { trees } from "./trees.ts";

/** A random skyline on the far shore or the horizon. */
export function skyline(stage: Stage, y: number, depth = 0.24): string {
  const { roll, lit, width } = stage;
  const x = width / 2 + lit * roll.between(160, 380);
  const choices = [
    () => trees(stage, "poplar", { count: 8, y, scale: 1, depth }),
    () => trees(stage, "pine", { count: 14, y, scale: 0.8, depth }),
    () => trees(stage, "birch", { count: 9, y, scale: 0.85, depth }),
    () => trees(stage, "round", { count: 8, y, scale: 0.7, depth }) + at([x, y, 1.15, lit], steeple(stage)),
    () => trees(stage, "round", { count: 6, y, scale: 0.6, depth }) + village(stage, x - 110, y),
  ];
  return roll.pick(choices)();
}

function village(stage: Stage, x: number, y: number): string {
  const { roll, accent, land, pop, sky } = stage;
  const houses = [0, 74, 132, 214] as const;
  return houses
    .map((dx, i) => {
      const brick = mix([accent, land, pop][i % 3] ?? accent, sky[1], 0.4);
      return at([x + dx, y, 0.5], canalHouse(stage, [110, roll.between(90, 150)], brick));
    })
    .join("");
}
