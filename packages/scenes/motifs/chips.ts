import { darker } from "../ink/colour.ts";
import { circle, each, oval, soft, stroke } from "../ink/shapes.ts";

/** A stack of gaming chips that stands on (0, 0), each 72 units wide. */
export const chips = (colour: string, count: number): string =>
  soft([4, 2, 44, 12]) +
  each(count, (i) => {
    const y = -6 - i * 13;
    return (
      oval([0, y, 37, 14], darker(colour, 0.35)) +
      oval([0, y - 6, 37, 14], colour) +
      stroke(`M-28 ${y + 5}v-5M0 ${y + 10}v-5M28 ${y + 5}v-5`, ["#fffaf0", 7])
    );
  }) +
  oval([0, -12 - (count - 1) * 13, 24, 8.5], "#fffaf0", 0.9) +
  oval([0, -12 - (count - 1) * 13, 17, 6], colour);

/** A gaming chip seen from above. */
export const flatChip = ([x, y, r]: readonly [number, number, number], colour: string): string =>
  soft([x + 4, y + 7, r, r]) +
  circle([x, y, r], colour) +
  stroke(
    each(
      6,
      (i) =>
        `M${x + Math.cos(i * 1.047) * r * 0.78} ${y + Math.sin(i * 1.047) * r * 0.78}l${Math.cos(i * 1.047) * r * 0.1} ${Math.sin(i * 1.047) * r * 0.1}`,
    ),
    ["#fffaf0", 10],
  ) +
  circle([x, y, r * 0.55], "#fffaf0", 0.9) +
  circle([x, y, r * 0.42], colour);
