import { darker, mix, paler } from "../ink/colour.ts";
import { at, box, each, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import type { Stage } from "../stage.ts";

/** A town gate between two towers, closed, standing on (x, y). */
export function gate({ accent, ink, pop }: Stage, [x, y]: readonly [number, number]): string {
  const brick = mix(accent, ink, 0.4);
  const tower = stamp(
    box([-80, -420, 160, 420], brick) +
      box([24, -420, 56, 420], darker(brick)) +
      each(3, (i) => box([i * 64 - 88, -456, 46, 44], brick)) +
      shape("M-66 -440L0 -570L66 -440Z", mix(ink, accent, 0.2)) +
      box([-16, -340, 32, 70, 16], paler(pop, 0.3)) +
      stroke("M0 -570v-40", [ink, 5]) +
      shape("M0 -612h50l-14 16l14 16h-50Z", pop),
  );
  return (
    box([x - 200, y - 350, 400, 350], paler(brick, 0.1)) +
    each(6, (i) => box([x - 192 + i * 68, y - 384, 44, 40], paler(brick, 0.1))) +
    shape(`M${x - 140} ${y}V${y - 160}a140 140 0 0 1 280 0V${y}Z`, darker(brick, 0.5)) +
    shape(`M${x - 122} ${y}V${y - 158}a122 122 0 0 1 244 0V${y}Z`, "#8a5a38") +
    stroke(`M${x} ${y - 276}V${y}M${x - 62} ${y - 256}V${y}M${x + 62} ${y - 256}V${y}`, ["#5b3422", 7]) +
    at([x - 240, y, 1], tower) +
    at([x + 240, y, 1], tower)
  );
}
