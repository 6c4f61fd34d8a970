import { darker } from "../ink/colour.ts";
import { each, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import type { Stage } from "../stage.ts";

const stalk = (tall: number, lean: number): string =>
  shape(
    `M0 ${-tall * 0.16}Q-60 ${-tall * 0.46} -84 ${-tall * 0.3}Q-44 ${-tall * 0.56} ${lean} ${-tall * 0.26}Z` +
      `M4 ${-tall * 0.3}Q60 ${-tall * 0.66} 92 ${-tall * 0.48}Q52 ${-tall * 0.78} ${lean} ${-tall * 0.42}Z` +
      `M${lean} ${-tall * 0.5}Q-40 ${-tall * 0.84} -72 ${-tall * 0.66}Q-40 ${-tall * 0.98} ${lean} ${-tall * 0.66}Z` +
      `M${lean} ${-tall * 0.66}Q36 ${-tall} 66 ${-tall * 0.82}Q40 ${-tall * 1.12} ${lean} ${-tall * 0.8}Z` +
      `M-6 0L${lean - 5} ${-tall}H${lean + 5}L6 0Z`,
    "inherit",
  );

const cob =
  shape("M-16 -8Q-18 -70 0 -88Q18 -70 16 -8Q0 6 -16 -8Z", "#f6c445") +
  stroke("M-9 -20h.1M0 -22h.1M9 -20h.1M-9 -38h.1M0 -40h.1M9 -38h.1M-7 -56h.1M2 -58h.1", ["#dd9a2c", 6]) +
  shape("M-18 4Q-34 -30 -20 -54Q-6 -26 0 8Q8 -26 22 -50Q34 -28 18 4Z", "#7fae4e");

/** A cob of maize of about 100 tall that stands on (0, 0). */
export const maizeCob = (): string => stamp(cob);

/** A wall of maize from `x` to `to` that stands on `y`, about `tall` high. */
export function maize(stage: Stage, [x, to, y, tall]: readonly [number, number, number, number], green: string): string {
  const { roll } = stage;
  const one = stalk(300, 10);
  const two = stalk(280, -14);
  const step = tall * 0.2;
  return each(Math.ceil((to - x) / step), (i) => {
    const k = (tall / 300) * roll.between(0.88, 1.12);
    const place = `translate(${Math.round(x + (i + 0.5) * step)} ${Math.round(y + roll.between(-5, 8))})scale(${Math.round(k * 100) / 100})`;
    const colour = i % 3 === 0 ? darker(green, 0.14) : green;
    const ear = roll() < 0.3 ? `<g transform="translate(14 -130)rotate(16)scale(.7)">${maizeCob()}</g>` : "";
    return `<g transform="${place}">${stamp(i % 2 ? one : two, colour)}${ear}</g>`;
  });
}

/** A pumpkin of about 120 wide that stands on (0, 0). */
export const pumpkin = (): string =>
  stamp(
    oval([0, 2, 66, 8], "#1a1030", 0.22) +
      oval([-30, -40, 34, 40], "#d9762a") +
      oval([30, -40, 34, 40], "#c9661f") +
      oval([0, -42, 36, 44], "#ee8c35") +
      shape("M-6 -80Q-4 -104 16 -106L20 -96Q8 -92 8 -80Z", "#5d8a3a") +
      stroke("M-18 -74Q-26 -40 -16 -6M18 -74Q26 -40 16 -6", ["#c9661f", 4]),
  );
