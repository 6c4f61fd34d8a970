import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, circle, each, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A great telescope on its mount, looking up to the right; it stands on (0, 0), its eyepiece is at (-190, -150). */
export function greatTelescope({ accent, pop, ink, light }: Palette): string {
  const metal = mix("#e9edf4", ink, 0.1);
  return [
    soft([0, 2, 150, 16], 0.35),
    shape("M-50 -200H50L96 0H-96Z", mix(ink, "#7f8aa8", 0.4)) + shape("M16 -200H50L96 0H30Z", "#1a1030", 0.2),
    box([-120, -26, 240, 30, 10], mix(ink, "#7f8aa8", 0.6)),
    `<g transform="rotate(-29 0 -250)">` +
      box([-270, -278, 90, 56, 10], darker(metal, 0.35)) +
      box([-200, -312, 420, 124, 16], metal) +
      box([-200, -222, 420, 34, 14], "#1a1030", 0.16) +
      box([200, -330, 120, 160, 18], accent) +
      box([-130, -320, 26, 140, 6], pop) +
      box([90, -320, 26, 140, 6], pop) +
      oval([320, -250, 18, 74], light) +
      box([-120, -352, 200, 30, 12], darker(accent, 0.3)) +
      "</g>",
    circle([0, -250, 62], mix(ink, "#7f8aa8", 0.55)) + circle([0, -250, 44], pop) + circle([0, -250, 16], ink),
    stroke(
      each(8, (i) => `M${Math.cos(i * 0.785) * 30} ${-250 + Math.sin(i * 0.785) * 30}h.1`),
      [ink, 8],
    ),
  ].join("");
}
