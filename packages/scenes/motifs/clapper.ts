import { darker } from "../ink/colour.ts";
import { box, each, shape, soft, stroke, turned } from "../ink/shapes.ts";

const stripes = (y: number): string =>
  shape(
    each(5, (i) => `M${-150 + i * 64} ${y}h32l-22 44h-32Z`),
    "#fffaf0",
  );

/** A clapperboard of about 320 × 280 that stands on (0, 0), its arm open; `take` is the number on it. */
export const clapper = (slate: string, take: number): string =>
  soft([0, 0, 170, 12]) +
  box([-160, -206, 320, 206, 14], darker(slate, 0.3)) +
  box([-160, -206, 308, 196, 14], slate) +
  stripes(-206) +
  turned([-150, -206, -20], box([-160, -256, 316, 46, 8], slate) + stripes(-255)) +
  stroke("M-130 -112H118M-130 -62H118M-40 -112V-20M40 -112V-20", ["#fffaf0", 5], 0.75) +
  stroke(
    each(take, (i) => `M${58 + i * 14} -44v22`) + "M-120 -138H-20M10 -138H60M-116 -88H-60M-22 -88H20M58 -88H100M-120 -34H-62M-22 -34H16",
    ["#fffaf0", 8],
    0.9,
  );
