import type { Palette } from "../hours.ts";
import { darker, mix } from "../ink/colour.ts";
import { box, shape, stroke } from "../ink/shapes.ts";

/** A wooden hut with lit windows and snow on its roof. */
export const chalet = ({ ink }: Palette): string =>
  box([-120, -96, 240, 96, 3], mix("#8a5a38", ink, 0.15)) +
  stroke("M-120 -72H120M-120 -48H120M-120 -24H120", ["#5b3826", 3], 0.6) +
  box([-92, -72, 54, 40, 3], "#ffd98a") +
  box([42, -72, 54, 40, 3], "#ffd98a") +
  box([-20, -70, 42, 70, 3], darker("#8a5a38", 0.45)) +
  shape("M-156 -86L0 -190L156 -86L146 -74L0 -160L-146 -74Z", "#f7fbff") +
  shape("M-130 -92L0 -168L130 -92Z", mix("#8a5a38", ink, 0.3)) +
  stroke("M-65 -72V-32M69 -72V-32", ["#5b3826", 4]);
