import { type Hour, hours } from "../hours.ts";
import { fade } from "../ink/paint.ts";
import { box, circle, shape } from "../ink/shapes.ts";

type Frame = readonly [x: number, y: number, w: number, h: number];

/** A window with the weather of an hour behind it. */
export function windowOn(hour: Hour, [x, y, w, h]: Frame): string {
  const { sky, light, land, pop } = hours[hour];
  const bottom = y + h;
  const hill =
    `M${x} ${bottom}V${bottom - h * 0.24}Q${x + w * 0.25} ${bottom - h * 0.42} ${x + w * 0.55} ${bottom - h * 0.2}` +
    `T${x + w} ${bottom - h * 0.26}V${bottom}Z`;
  return (
    box([x - 16, y - 16, w + 32, h + 32, 8], "#fffaf0") +
    box([x, y, w, h], fade(sky)) +
    circle([x + w * 0.7, y + h * 0.3, w * 0.1], light) +
    circle([x + w * 0.16, bottom - h * 0.3, w * 0.1], land, 0.7) +
    circle([x + w * 0.28, bottom - h * 0.26, w * 0.08], pop, 0.5) +
    shape(hill, land) +
    box([x + w / 2 - 6, y, 12, h], "#fffaf0") +
    box([x, y + h * 0.46, w, 10], "#fffaf0") +
    box([x - 28, bottom + 10, w + 56, 20, 5], "#fffaf0")
  );
}
