import type { Palette } from "../hours.ts";
import type { Chance } from "../ink/chance.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, circle, shape } from "../ink/shapes.ts";

const gables: readonly ((w: number, h: number) => string)[] = [
  (w, h) => `M0 0V${-h}L${w / 2} ${-h - w * 0.55}L${w} ${-h}V0Z`,
  (w, h) =>
    `M0 0V${-h}H${w * 0.14}v-14H${w * 0.28}v-14H${w * 0.4}v-14H${w * 0.6}v14H${w * 0.72}v14H${w * 0.86}v14H${w}V0Z`,
  (w, h) =>
    `M0 0V${-h}Q${w * 0.24} ${-h} ${w * 0.26} ${-h - 30}Q${w * 0.5} ${-h - 54} ${w * 0.74} ${-h - 30}`
    + `Q${w * 0.76} ${-h} ${w} ${-h}V0Z`,
  (w, h) => `M0 0V${-h}H${w * 0.24}v-34L${w / 2} ${-h - 50}L${w * 0.76} ${-h - 34}v34H${w}V0Z`,
];

/** A canal house that stands right of (0, 0); some windows are lit. */
export function canalHouse(stage: Palette & { roll: Chance }, [w, h]: readonly [number, number], colour: string): string {
  const { roll, ink, lamps } = stage;
  const rows = Math.max(2, Math.floor(h / 62));
  const pane = w * 0.17;
  const spots = Array.from({ length: rows * 3 }, (_, i) => [w * (0.13 + (i % 3) * 0.285), -48 - Math.floor(i / 3) * 58] as const)
    .filter((_, i) => i !== 1)
    .map(([x, y]) => ({ d: `M${x} ${y}h${pane}v34h${-pane}Z`, on: roll() < lamps }));
  const panes = (on: boolean) => spots.filter((spot) => spot.on === on).map((spot) => spot.d).join("");
  const lit = panes(true);

  return shape(roll.pick(gables)(w, h), colour) + shape(`M${w * 0.8} 0V${-h}H${w}V0Z`, darker(colour, 0.14))
    + circle([w / 2, -h - 12, w * 0.07], mix(ink, colour, 0.2)) + box([w * 0.395, -48, pane + 4, 48, 3], ink)
    + shape(panes(false), mix(ink, colour, 0.25)) + (lit ? shape(lit, "#ffe2a0") : "");
}
