import { glow } from "../ink/paint.ts";
import { box, each, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A candelabra with three burning candles, 260 units tall. */
export const candelabra = (metal: string): string =>
  glow([0, -220, 190], "#ffd27a", 0.8) +
  soft([0, 0, 54, 7]) +
  shape("M-46 0Q-40 -16 -8 -22V-120H8V-22Q40 -16 46 0Z", metal) +
  stroke("M-72 -150Q-72 -96 0 -100Q72 -96 72 -150M0 -100V-160", [metal, 9]) +
  each(3, (i) => {
    const [x, y] = [(i - 1) * 72, i === 1 ? -160 : -150];
    return (
      box([x - 17, y - 6, 34, 10, 5], metal) +
      box([x - 9, y - 62, 18, 58, 3], "#fff6e0") +
      shape(`M${x} ${y - 98}Q${x + 14} ${y - 74} ${x} ${y - 64}Q${x - 14} ${y - 74} ${x} ${y - 98}Z`, "#ffb83f") +
      oval([x, y - 72, 3.5, 7], "#fff3c4")
    );
  });
