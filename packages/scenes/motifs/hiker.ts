import { darker } from "../ink/colour.ts";
import { box, shape, stroke } from "../ink/shapes.ts";
import { type Dress, person } from "../people/person.ts";
import type { PoseName } from "../people/poses.ts";
import type { Stage } from "../stage.ts";

const packs = ["#d8553f", "#2f7f6d", "#e8a33a", "#3d6ea5", "#8a5ba8"] as const;

/** Somebody with a rucksack who stands on (0, 0) and faces right; who walks has a stick. */
export function hiker(stage: Stage, pose: PoseName, dress: Dress = {}): string {
  const { roll } = stage;
  const hat = roll() < 0.45 ? roll.pick(["cap", "straw"] as const) : undefined;
  const held = pose === "walk" ? stick : undefined;
  return rucksack(roll.pick(packs)) + person(stage, pose, { hat, held, ...dress }) + straps;
}

const stick = stroke("M-3 -14L14 47", ["#8a5636", 3.4]);
const straps = stroke("M-5 -76Q-1 -64 -9 -52", ["#3a2c33", 3.2]);

/** A rucksack on the back of somebody of 100 units who faces right. */
const rucksack = (colour: string): string =>
  box([-33, -79, 26, 42, 9], colour) +
  box([-33, -58, 16, 19, 6], darker(colour)) +
  shape("M-32 -66Q-20 -58 -8 -66V-74Q-20 -84 -32 -72Z", darker(colour, 0.1)) +
  box([-35, -90, 27, 12, 6], "#efe0bd") +
  stroke("M-28 -90v12M-15 -90v12", ["#8a5636", 2]);
