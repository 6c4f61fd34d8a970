import { darker, paler } from "../ink/colour.ts";
import { at, box, circle, oval, shape, soft, stroke } from "../ink/shapes.ts";
import { stamp } from "../ink/stamp.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../stage.ts";

const wheel = circle([0, 0, 27], "#2a2440") + circle([0, 0, 12], "#d5dbe3");

/** A golf cart with two people that drives to the right, about 280 wide, on the ground at (0, 0). */
export const golfCart = (stage: Stage, colour: string): string =>
  soft([0, 2, 150, 12]) +
  stroke("M-104 -60L-92 -216M84 -70L54 -216", ["#f3f0ea", 8]) +
  at([-104, -38, 0.8], golfBag(paler(colour, 0.3))) +
  at([-34, 4, 1.36], person(stage, "drive", { hat: "cap" })) +
  at([10, 4, 1.36], person(stage, stage.roll.pick(["splash", "drive"]))) +
  stroke("M62 -60L44 -94M32 -82L54 -106", ["#2a2440", 6]) +
  shape("M-128 -24V-62Q-126 -74 -112 -74H-30L-20 -44H52L66 -92Q108 -90 128 -58L134 -24Z", colour) +
  shape("M-128 -24V-40H130L134 -24Z", darker(colour)) +
  box([-86, -88, 70, 18, 8], "#f3e6d0") +
  oval([116, -58, 9, 7], "#fff3cd") +
  shape("M-118 -214Q-20 -240 76 -214L82 -202H-124Z", paler(colour, 0.65)) +
  at([-78, -26, 1], stamp(wheel)) +
  at([88, -26, 1], stamp(wheel));

/** A bag with clubs that stands on (0, 0). */
export const golfBag = (colour: string): string =>
  stroke("M-10 -80L-16 -124M2 -80V-132M12 -80L22 -118", ["#c9d2dc", 4]) +
  stroke("M-20 -126H-10M-2 -134H9M20 -120L28 -114", ["#6b7686", 9]) +
  box([-22, -88, 44, 88, 10], colour) +
  box([4, -88, 18, 88, 8], "#1a1030", 0.18) +
  box([-24, -92, 48, 13, 6], darker(colour, 0.3)) +
  box([-16, -44, 26, 28, 5], paler(colour, 0.3));

/** A club held behind the head, at the end of a swing. */
export const swungClub = (): string => stroke("M6 6L-30 -46", ["#8c97a5", 3]) + stroke("M-30 -46L-40 -42", ["#3b3447", 7]);

/** A club held to the ground. */
export const putter = (): string => stroke("M-3 -12L14 42", ["#8c97a5", 3]) + stroke("M13 43H24", ["#3b3447", 6]);
