import { circle } from "./shapes.ts";

type Stop = string | readonly [offset: number, colour: string, opacity: number];

/** A gradient from top to bottom, as a value for `fill`; `picture` turns it into a definition. */
export const fade = (stops: readonly Stop[]): string => `{v|${stops.map(stopText(stops.length)).join("|")}}`;

/** Light around a point that fades out. */
export function glow(spot: readonly [x: number, y: number, r: number], colour: string, strength = 0.7): string {
  return circle(spot, `{r|0 ${colour} ${strength}|1 ${colour} 0}`);
}

/** Content cut out along a path. */
export const clipped = (d: string, content: string): string => `<g clip-path="{c|${d}}">${content}</g>`;

function stopText(count: number) {
  return (stop: Stop, index: number): string =>
    typeof stop === "string" ? `${Math.round((index / (count - 1)) * 100) / 100} ${stop} 1` : stop.join(" ");
}
