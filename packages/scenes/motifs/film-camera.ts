import type { Palette } from "../hours.ts";
import { circle, box, shape, soft, stroke } from "../ink/shapes.ts";

/** A film camera with two reels that looks right, on its three legs; it stands on (0, 0) and is about 330 tall. */
export const filmCamera = ({ accent, pop, water }: Palette): string => {
  const reel = (x: number, y: number, r: number): string =>
    circle([x, y, r], "#3a3550") +
    circle([x, y, r * 0.82], pop) +
    [0, 1, 2]
      .map((i) => circle([x + Math.cos(i * 2.1 + 0.4) * r * 0.44, y + Math.sin(i * 2.1 + 0.4) * r * 0.44, r * 0.22], "#3a3550"))
      .join("") +
    circle([x, y, r * 0.14], "#fffaf0");
  return (
    soft([0, 0, 110, 10]) +
    stroke("M0 -160L-82 -2M0 -160L82 -2M0 -160V-6", ["#5b4a4e", 13]) +
    box([-26, -178, 52, 24, 6], "#3a3550") +
    reel(-42, -300, 52) +
    reel(52, -292, 42) +
    box([-92, -268, 176, 96, 14], "#2a2740") +
    box([-92, -268, 176, 24, 12], "#47415f") +
    box([-70, -234, 66, 40, 6], accent) +
    shape("M84 -246L140 -268V-172L84 -194Z", "#47415f") +
    shape("M124 -262L140 -268V-172L124 -178Z", water) +
    circle([44, -214, 10], "#ff5a4e") +
    stroke("M-92 -190L-126 -168", ["#3a3550", 11])
  );
};
