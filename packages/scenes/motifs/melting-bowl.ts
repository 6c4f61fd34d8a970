import { darker, paler } from "../ink/colour.ts";
import { box, oval, shape, soft, stroke } from "../ink/shapes.ts";

/** A steel bowl of melted chocolate that drips. */
export const bowl = (chocolate: string): string =>
  soft([0, 0, 96, 11], 0.3) +
  oval([0, -84, 104, 24], "#dfe5ea") +
  oval([0, -82, 92, 18], chocolate) +
  stroke("M-60 -84Q-20 -72 0 -84T52 -80", [paler(chocolate, 0.3), 6], 0.7) +
  shape("M-104 -84Q-92 0 -44 0H44Q92 0 104 -84Q70 -58 0 -58Q-70 -58 -104 -84Z", "#c3ccd6") +
  shape("M40 -60Q50 -20 14 0H44Q92 0 104 -84Q80 -66 40 -60Z", "#8c97a5") +
  stroke("M-60 -64V-40M-36 -60V-24", [chocolate, 13]);

/** A slab of chocolate in an opened wrapper. */
export const slab = (chocolate: string): string =>
  soft([0, 0, 92, 8]) +
  box([-86, -52, 172, 52, 6], chocolate) +
  stroke("M-42 -48V-6M0 -48V-6M42 -48V-6M-80 -26H80", [darker(chocolate, 0.35), 5]) +
  shape("M-90 4V-58H-30L-44 -40L-30 -22L-46 4Z", "#e8476b");
