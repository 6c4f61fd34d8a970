import { circle, stroke } from "../ink/shapes.ts";

/** A magnifying glass whose lens lies around (0, 0), 80 units in radius, its handle to the lower right. */
export const magnifier = (handle: string): string =>
  stroke("M66 66L164 164", [handle, 30]) +
  stroke("M60 60L84 84", ["#d9b25a", 24]) +
  circle([0, 0, 80], "#e8f6fb", 0.42) +
  `<circle r="84" stroke="#d9b25a" stroke-width="16"/>` +
  stroke("M-50 -14Q-44 -48 -12 -54", ["#ffffff", 9], 0.85);
