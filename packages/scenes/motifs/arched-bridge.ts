import type { Stage } from "../stage.ts";
import { darker, mix, paler } from "../ink/colour.ts";
import { each, shape, stroke } from "../ink/shapes.ts";

/** An arched stone bridge over the water, its feet at (±330, 0). */
export function archedBridge({ accent, ink, pop }: Stage): string {
  const stone = mix(accent, ink, 0.42);
  const rail = each(13, (i) => {
    const x = -300 + i * 50;
    return `M${x} ${-150 + (x * x) / 1100}v-46`;
  });
  return (
    shape("M-430 0V-70Q0 -250 430 -70V0H210Q190 -150 0 -150Q-190 -150 -210 0Z", stone) +
    shape("M-210 0Q-190 -150 0 -150Q190 -150 210 0H186Q160 -124 0 -124Q-160 -124 -186 0Z", darker(stone, 0.3)) +
    stroke("M-430 -70Q0 -250 430 -70", [paler(pop, 0.5), 11]) +
    stroke(rail, [ink, 5]) +
    stroke("M-400 -126Q0 -280 400 -126", [ink, 6])
  );
}
