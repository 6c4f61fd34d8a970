import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { glow } from "../ink/paint.ts";
import { box, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** An observatory of about 440 wide that stands on (0, 0), its telescope out of the open dome, to the right. */
export function observatory({ accent, pop, ink, light }: Palette): string {
  const wall = mix("#fff6ea", ink, 0.14);
  return [
    soft([0, 4, 260, 18], 0.35),
    box([-170, -170, 340, 172], wall) + box([60, -170, 110, 172], "#1a1030", 0.14),
    `<g transform="rotate(-38 40 -260)">${box([40, -292, 230, 64, 10], mix(accent, ink, 0.1)) + box([240, -304, 66, 88, 10], accent) + oval([306, -260, 9, 40], light)}</g>`,
    shape("M-200 -168A200 196 0 0 1 200 -168Z", mix(wall, "#8fb0c9", 0.35)),
    shape("M60 -355A200 196 0 0 1 200 -168H110Q120 -290 60 -355Z", "#1a1030", 0.15),
    shape("M-20 -168Q0 -300 76 -349L128 -320Q60 -270 64 -168Z", darker(ink, 0.3)),
    glow([44, -210, 110], pop, 0.6),
    `<g transform="rotate(-38 40 -260)">${box([20, -284, 150, 48, 8], mix(accent, ink, 0.3))}</g>`,
    box([-212, -186, 424, 28, 8], accent),
    shape("M-46 0V-90A46 46 0 0 1 46 -90V0Z", darker(ink, 0.2)) + shape("M-34 0V-88A34 34 0 0 1 34 -88V0Z", "#ffd98a"),
    circle([-112, -92, 24], "#ffd98a") + circle([112, -92, 24], "#ffd98a"),
    stroke("M-112 -116v48M-136 -92h48M112 -116v48M88 -92h48", [darker(wall, 0.3), 4]),
  ].join("");
}
