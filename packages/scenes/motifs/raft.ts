import { darker, mix, paler } from "../ink/colour.ts";
import { at, box, each, oval, shape, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import type { Stage } from "../stage.ts";

const shade = "#1a1030";
const drumLying =
  box([-42, -48, 84, 48, 12], "inherit") +
  box([-42, -16, 84, 16, 10], shade, 0.2) +
  stroke("M-16 -46V-2M16 -46V-2", [shade, 4], 0.3) +
  box([-34, -42, 68, 7, 3.5], "#ffffff", 0.3);

/** A plastic barrel that lies on its side on (0, 0). */
export const drum = (colour: string): string => stamp(drumLying, colour);

/** A trunk of `length`, as high as 16, that lies on (0, 0) from its middle. */
export const log = (length: number, wood = "#a8703f"): string =>
  box([-length / 2, -16, length, 16, 8], wood) +
  box([-length / 2, -6, length, 6, 3], darker(wood, 0.2)) +
  oval([length / 2 - 6, -8, 6, 8], paler(wood, 0.5));

/** A raft of trunks on barrels that floats on (0, 0), its deck at (0, -40), with a mast when there is a `flag`. */
export function raft({ ink, light, water }: Stage, drums: string, flag?: string): string {
  const rope = stroke("M-104 -58l8 26M-96 -58l-8 26M-2 -58l8 26M6 -58l-8 26M98 -58l8 26M106 -58l-8 26", ["#f6e3b8", 4]);
  const mast =
    flag === undefined ? "" : stroke("M60 -40V-236", ["#8a5636", 8]) + shape("M56 -232L-38 -212L-30 -184L-44 -158L56 -150Z", flag);
  return [
    oval([0, 2, 190, 12], ink, 0.25),
    mast,
    each(4, (i) => at([-132 + i * 88, 2, 1], drum(i % 2 ? mix(drums, "#ffffff", 0.12) : drums))),
    box([-200, -12, 400, 16, 6], water, 0.75),
    at([0, -30, 1], log(372)) + at([6, -42, 1], log(384, "#b98250")),
    rope,
    stroke("M-214 4h120M-50 10h150M130 4h90", [light, 4], 0.65),
  ].join("");
}
