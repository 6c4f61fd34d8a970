import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, circle, shape, stroke } from "../ink/shapes.ts";

/** The church of a village on (0, 0), its spire about 165 high; it stands in any of our countries. */
export function steeple({ ink, accent, sky }: Palette): string {
  const wall = mix(mix("#e9d6bd", accent, 0.08), sky[1], 0.15);
  const roof = mix(mix("#7a4a45", ink, 0.35), sky[1], 0.12);
  return [
    box([14, -44, 78, 44], darker(wall, 0.06)),
    shape("M8 -42L22 -74H86L98 -42Z", roof),
    box([-18, -96, 36, 96], wall),
    box([6, -96, 12, 96], darker(wall, 0.16)),
    shape("M-23 -94L0 -168L23 -94Z", roof),
    shape("M0 -168L23 -94H8Z", darker(roof, 0.2)),
    stroke("M0 -168V-182M-5 -177H5", [ink, 2.4]),
    circle([-3, -78, 7], "#fff6e6"),
    box([-9, -26, 16, 26, 7], darker(wall, 0.45)),
    ...[30, 52, 74].map((x) => box([x, -32, 9, 20, 4], mix(ink, wall, 0.35))),
  ].join("");
}
