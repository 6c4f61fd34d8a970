import type { Palette } from "../hours.ts";
import type { Chance } from "../ink/chance.ts";
import { mix } from "../ink/colour.ts";
import { shape } from "../ink/shapes.ts";

const gables: readonly ((w: number, h: number) => string)[] = [
  (w, h) => `M0 0V${-h}L${w / 2} ${-h - w * 0.55}L${w} ${-h}V0Z`,
  (w, h) => `M0 0V${-h}H${w * 0.14}v-14H${w * 0.28}v-14H${w * 0.4}v-14H${w * 0.6}v14H${w * 0.72}v14H${w * 0.86}v14H${w}V0Z`,
  (w, h) =>
    `M0 0V${-h}Q${w * 0.24} ${-h} ${w * 0.26} ${-h - 30}Q${w * 0.5} ${-h - 54} ${w * 0.74} ${-h - 30}Q${w * 0.76} ${-h} ${w} ${-h}V0Z`,
  (w, h) => `M0 0V${-h}H${w * 0.24}v-34L${w / 2} ${-h - 50}L${w * 0.76} ${-h - 34}v34H${w}V0Z`,
];

/** A canal house that stands right of (0, 0); some windows are lit. */
export function canalHouse(stage: Palette & { roll: Chance }, size: readonly [number, number], colour: string): string {
  const { roll, ink, lamps } = stage;
  const [w, h] = [Math.round(size[0]), Math.round(size[1])];
  const rows = Math.max(2, Math.floor(h / 62));
  const pane = Math.round(w * 0.17);
  const windows = Array.from({ length: rows * 3 }, (_, i) => {
    const [x, y] = [Math.round(w * (0.13 + (i % 3) * 0.285)), -48 - Math.floor(i / 3) * 58];
    return i === 1 ? `M${x - 2} ${y}h${pane + 4}v48h${-pane - 4}Z` : `M${x} ${y}h${pane}v34h${-pane}Z`;
  });
  const isLit = windows.map((_, i) => i !== 1 && roll() < lamps);
  const dark = windows.filter((_, i) => !isLit[i]).join("");
  const lit = windows.filter((_, i) => isLit[i]).join("");

  return (
    shape(roll.pick(gables)(w, h), colour) +
    shape(`M${w} 0V${-h}h${-Math.round(w / 5)}V0Z`, "#1a1030", 0.14) +
    shape(dark, mix(ink, colour, 0.22)) +
    (lit ? shape(lit, "#ffe2a0") : "")
  );
}
