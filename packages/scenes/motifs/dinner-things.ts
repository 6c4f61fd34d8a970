import { box, circle, oval, shape, stroke, turned } from "../ink/shapes.ts";

/** A dish under its cover. */
export const cloche = ([x, y]: readonly [number, number], knob: string): string =>
  oval([x, y + 2, 150, 20], "#8c97a5") +
  oval([x, y - 4, 142, 15], "#dfe5ea") +
  shape(`M${x - 112} ${y - 8}Q${x - 108} ${y - 126} ${x} ${y - 130}Q${x + 108} ${y - 126} ${x + 112} ${y - 8}Z`, "#c3ccd6") +
  shape(`M${x + 40} ${y - 122}Q${x + 106} ${y - 104} ${x + 112} ${y - 8}H${x + 60}Q${x + 74} ${y - 80} ${x + 40} ${y - 122}Z`, "#8c97a5") +
  circle([x, y - 140, 14], knob) +
  stroke(`M${x - 78} ${y - 40}Q${x - 74} ${y - 92} ${x - 34} ${y - 108}`, ["#ffffff", 10], 0.7);

/** A plate with knife and fork. */
export const plate = ([x, y]: readonly [number, number]): string =>
  oval([x, y, 74, 14], "#dcd3d6") +
  oval([x, y - 4, 70, 11], "#ffffff") +
  stroke(`M${x - 92} ${y + 6}v-22M${x + 92} ${y + 6}v-24`, ["#8c97a5", 5]);

/** A wine glass; it lies on its side for `fallen` 1 or -1. */
export const goblet = ([x, y]: readonly [number, number], fallen: number): string =>
  (fallen === 0 ? "" : oval([x + fallen * 120, y + 2, 54, 11], "#8c2344", 0.85)) +
  turned(
    [x, y, fallen * 84],
    oval([x, y - 2, 22, 4], "#f4ece6") +
      box([x - 2, y - 44, 4, 42], "#f4ece6") +
      shape(`M${x - 22} ${y - 104}Q${x - 32} ${y - 46} ${x} ${y - 42}Q${x + 32} ${y - 46} ${x + 22} ${y - 104}Z`, "#ffffff", 0.6) +
      shape(
        `M${x - 26} ${y - 78}Q${x - 28} ${y - 46} ${x} ${y - 44}Q${x + 28} ${y - 46} ${x + 26} ${y - 78}Z`,
        "#8c2344",
        fallen === 0 ? 1 : 0.3,
      ),
  );
