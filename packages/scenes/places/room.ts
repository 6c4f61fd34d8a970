import { darker, mix } from "../ink/colour.ts";
import { fade } from "../ink/paint.ts";
import { box, each, shape, stroke } from "../ink/shapes.ts";
import { type Stage, stageHeight, stageWidth } from "../stage.ts";

type Wall = "plain" | "bricks" | "panels" | "tiles" | "stripes" | "planks";

/** A room: a wall and a floor that begins at `floor` (share of the height). */
export function room(stage: Stage, { floor = 0.72, wall = "plain" }: { floor?: number; wall?: Wall } = {}): string {
  const y = stageHeight * floor;
  const ground = fade([mix(stage.land, stage.ink, 0.35), mix(stage.land, stage.ink, 0.7)]);
  const boards = each(9, (i) => `M${(i - 4) * 150 + 600} ${y}L${(i - 4) * 330 + 600} ${stageHeight}`);
  return [
    box([0, 0, stageWidth, stageHeight], fade(stage.sky)),
    wall === "plain" ? "" : coverings[wall](stage, y),
    box([0, y, stageWidth, stageHeight - y], ground),
    stroke(boards, [stage.ink, 3], 0.14),
    box([0, y - 16, stageWidth, 16], mix(stage.sky[1], stage.ink, 0.28)),
  ].join("");
}

const coverings = {
  bricks: ({ roll, sky, ink }: Stage, y: number) => {
    const some = (share: number) =>
      each(Math.floor(y / 60) * 9, (i) => {
        if (roll() > share) return "";
        const row = Math.floor(i / 9);
        return `M${(i % 9) * 144 - (row % 2) * 72} ${row * 60}h130v48h-130Z`;
      });
    return shape(some(0.22), mix(sky[0], ink, 0.4), 0.5) + shape(some(0.16), mix(sky[1], "#ffffff", 0.2), 0.16);
  },
  panels: ({ sky, ink }: Stage, y: number) =>
    box([0, y - 190, stageWidth, 190], darker(mix(sky[0], ink, 0.2), 0.08)) +
    each(8, (i) => box([i * 156 - 20, y - 160, 126, 118, 4], mix(sky[0], ink, 0.42), 0.55)) +
    box([0, y - 198, stageWidth, 12], mix(sky[1], "#ffffff", 0.25)),
  tiles: ({ sky, ink }: Stage, y: number) =>
    box([0, y - 260, stageWidth, 260], mix(sky[1], "#ffffff", 0.45)) +
    stroke(
      each(20, (i) => `M${i * 65} ${y - 260}V${y}`) + each(4, (i) => `M0 ${y - 195 + i * 65}H1200`),
      [mix(sky[1], ink, 0.25), 3],
      0.5,
    ) +
    box([0, y - 270, stageWidth, 12], mix(sky[0], ink, 0.3)),
  stripes: ({ sky }: Stage, y: number) =>
    shape(
      each(11, (i) => `M${i * 116 - 20} 0h58V${y}h-58Z`),
      mix(sky[1], "#ffffff", 0.3),
      0.22,
    ),
  planks: ({ sky, ink }: Stage, y: number) => {
    const seams = each(15, (i) => `M${i * 86} 0V${y}`);
    return stroke(seams, [mix(sky[0], ink, 0.6), 5], 0.4);
  },
} as const satisfies Record<Exclude<Wall, "plain">, (stage: Stage, y: number) => string>;
