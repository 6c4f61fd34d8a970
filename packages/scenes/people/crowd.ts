import { at, soft } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";
import { type Dress, person } from "./person.ts";
import type { PoseName } from "./poses.ts";

type Place = { count: number; x: number; y: number; scale: number; gap?: number };

/** People side by side on the ground, in different poses if there are enough. */
export function crowd(stage: Stage, place: Place & { poses: readonly PoseName[] }, dress: Dress = {}): string {
  const { roll } = stage;
  const { count, x, y, scale, gap = 78 } = place;
  const poses = roll.shuffled(place.poses);

  return Array.from({ length: count }, (_, i) => {
    const px = x + (i - (count - 1) / 2) * gap * scale + roll.between(-6, 6) * scale;
    const py = y + roll.between(-5, 8) * scale;
    const pose = poses[i % poses.length] ?? "stand";
    const somebody = person(stage, pose, dress);
    return soft([px, py, 22 * scale, 5 * scale]) + at([px, py, scale, roll() < 0.5 ? 1 : -1], somebody);
  }).join("");
}
