import { at, each, stroke } from "../ink/shapes.ts";
import { balloon } from "../motifs/balloon.ts";
import type { Stage } from "../stage.ts";

/** Birds, a balloon or nothing, for scale in a large sky. */
export function aloft(stage: Stage): string {
  const { roll, lit, width } = stage;
  const choices = [
    () => birds(stage),
    () => {
      const [x, y] = [width / 2 + lit * roll.between(260, 460), roll.between(240, 320)];
      return at([x, y, roll.between(0.8, 1.15), lit], balloon(stage, stage.pop, stage.accent));
    },
    () => "",
  ];
  return roll.pick(choices)();
}

function birds({ roll, lit, width, ink }: Stage): string {
  const flock = each(5, () => {
    const [x, y, k] = [width / 2 + lit * roll.between(60, 420), roll.between(120, 260), roll.between(8, 15)];
    return `M${x - k} ${y - k * 0.5}Q${x - k * 0.4} ${y - k * 0.7} ${x} ${y}Q${x + k * 0.4} ${y - k * 0.7} ${x + k} ${y - k * 0.5}`;
  });
  return stroke(flock, [ink, 3], 0.55);
}
