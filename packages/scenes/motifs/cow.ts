import { box, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A cow that faces left. */
export const cow = (): string =>
  soft([0, 0, 74, 8]) +
  ([[-44], [-28], [28], [44]] as const)
    .map(([x]) => box([x - 6, -40, 12, 40, 4], "#fdf4e8") + box([x - 6, -8, 12, 8, 2], "#3a2c33"))
    .join("") +
  box([-60, -92, 122, 60, 26], "#fdf4e8") +
  shape("M-20 -92H20Q28 -64 4 -58Q-24 -58 -20 -92ZM40 -34Q24 -50 40 -70Q62 -70 62 -58Q62 -40 40 -34Z", "#3a2c33") +
  stroke("M60 -80Q76 -70 70 -36", ["#3a2c33", 5]) +
  shape("M-60 -112Q-84 -116 -90 -92Q-98 -66 -80 -62Q-62 -62 -56 -82Z", "#3a2c33") +
  oval([-84, -68, 17, 12], "#f2b7ab") +
  circle([-76, -92, 3.4], "#fff") +
  oval([-50, -106, 14, 7], "#3a2c33") +
  shape("M-78 -110Q-82 -124 -74 -126Q-72 -116 -68 -112Z", "#f3e0b8") +
  shape("M10 -34Q20 -22 30 -34Z", "#f2b7ab");
