import { darker, paler } from "../ink/colour.ts";
import { at, oval, shape, stroke } from "../ink/shapes.ts";
import { type Dress, person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** Somebody in a tube that slides towards the viewer; the tube lies on (0, 0), 180 wide. */
export function snowTube(stage: Stage, colour: string, dress: Dress = {}): string {
  const pose = stage.roll.pick(["splash", "splash", "float"] as const);
  return (
    oval([0, 4, 104, 16], "#1a1030", 0.18) +
    oval([0, -36, 92, 40], darker(colour, 0.25)) +
    oval([0, -44, 52, 20], darker(colour, 0.55)) +
    at([0, 22, 1.55, stage.roll() < 0.5 ? 1 : -1], person(stage, pose, dress)) +
    shape("M-92 -38Q-60 -22 0 -22Q60 -22 92 -38Q96 4 0 6Q-96 4 -92 -38Z", colour) +
    shape("M-90 -22Q-60 -2 0 -2Q60 -2 90 -22Q84 6 0 6Q-84 6 -90 -22Z", darker(colour)) +
    stroke("M-70 -22Q-40 -14 -14 -13", [paler(colour, 0.6), 6]) +
    stroke("M-26 -26L-30 -50M26 -26L30 -50", ["#39415e", 19]) +
    stroke("M-31 -56L-33 -62M31 -56L33 -62", ["#241d3a", 22])
  );
}
