import { mix, paler } from "../ink/colour.ts";
import { at } from "../ink/shapes.ts";
import { canalHouse } from "../motifs/canal-house.ts";
import type { Stage } from "../stage.ts";

/** A row of canal houses that stand on `y`. */
export function city(stage: Stage, y: number, scale = 1): string {
  const { roll, width } = stage;
  const bricks = bricksOf(stage);
  let row = "";
  let before = "";
  for (let x = -roll.between(20, 70); x < width;) {
    const w = roll.between(96, 138) * scale;
    const colour = roll.pick(bricks.filter((brick) => brick !== before));
    row += at([x, y, 1], canalHouse(stage, [w, roll.between(180, 290) * scale], colour));
    x += w;
    before = colour;
  }
  return row;
}

/** The colours of the bricks in a town. */
export function bricksOf({ accent, ink, land, pop, water }: Stage): string[] {
  return [accent, mix(accent, ink, 0.45), mix(land, ink, 0.2), mix(pop, accent, 0.4), paler(land, 0.4), mix(water, ink, 0.35)];
}
