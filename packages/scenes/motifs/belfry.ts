import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, circle, each, shape, stroke } from "../ink/shapes.ts";

/** The bell tower of a Flemish town on (0, 0), about 100 wide and 330 high: a square foot, a lantern with eight sides, a spire. */
export function belfry({ ink, pop, accent, lamps }: Palette): string {
  const stone = mix(mix("#d9b48f", accent, 0.12), ink, 0.08);
  const opening = mix(ink, stone, 0.25);
  const arch = (x: number, y: number, [w, h]: readonly [number, number]) => `M${x} ${y}v${-h}q${w / 2} ${-w * 0.7} ${w} 0v${h}Z`;
  const turret = (x: number) => box([x - 6, -212, 12, 30], stone) + shape(`M${x - 9} -210L${x} -246L${x + 9} -210Z`, ink);
  return [
    box([-46, -190, 92, 190], stone),
    box([14, -190, 32, 190], darker(stone, 0.12)),
    shape(arch(-30, -110, [22, 40]) + arch(8, -110, [22, 40]) + arch(-15, 0, [30, 44]), opening),
    box([-50, -194, 100, 8], darker(stone, 0.2)),
    circle([0, -166, 15], "#fff6e6"),
    stroke("M0 -166V-176M0 -166H7", [ink, 2.4]),
    ...[-42, 42].map(turret),
    box([-30, -262, 60, 70], stone),
    box([8, -262, 22, 70], darker(stone, 0.12)),
    shape(
      each(2, (i) => arch(-19 + i * 24, -204, [14, 34])),
      lamps > 0.3 ? "#ffe2a0" : opening,
    ),
    shape("M-34 -262L-16 -300H16L34 -262Z", ink),
    box([-10, -318, 20, 20], stone),
    shape("M-13 -318L0 -356L13 -318Z", ink),
    stroke("M0 -356V-372", [pop, 3]),
    circle([0, -374, 4], pop),
  ].join("");
}
