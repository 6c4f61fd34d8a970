import { type Hour, hours } from "../hours.ts";
import type { Chance } from "../ink/chance.ts";
import { mix } from "../ink/colour.ts";
import { box, circle, shape } from "../ink/shapes.ts";

/** A painted landscape at an hour of the day, to hang in a frame; it fills the stage of 1200 × 900. */
export function landscape(roll: Chance, hour: Hour): string {
  const { sky, land, light, ink, water } = hours[hour];
  const sunX = roll.between(300, 850);
  const ridge = (y: number, lean: number, colour: string) =>
    shape(`M0 900V${y}Q${300 + lean} ${y - 170} 620 ${y - 20}T1200 ${y - 60}V900Z`, colour);
  const tree = (x: number, k: number) => `M${x} ${640 - 300 * k}l${82 * k} ${300 * k}h${-164 * k}Z`;
  return (
    box([0, 0, 1200, 900], sky[0]) +
    box([0, 300, 1200, 400], sky[1], 0.7) +
    circle([sunX, 300, 110], light) +
    ridge(480, roll.between(-120, 160), mix(land, sky[1], 0.5)) +
    shape(tree(roll.between(120, 400), 1) + tree(roll.between(420, 600), 0.7) + tree(roll.between(800, 1060), 0.9), mix(land, ink, 0.3)) +
    ridge(650, roll.between(-120, 100), land) +
    box([0, 700, 1200, 200], water) +
    box([sunX - 130, 730, 260, 18, 9], light, 0.7) +
    box([sunX - 80, 780, 220, 18, 9], light, 0.5)
  );
}
