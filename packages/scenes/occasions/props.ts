import type { Dress } from "../people/person.ts";
import type { PoseName } from "../people/poses.ts";
import type { Stage } from "../stage.ts";

/** A motif that stands on (0, 0), and the scale at which it is about 200 units high. */
export type Thing = readonly [scale: number, draw: (stage: Stage) => string];

/** What a kind of outing brings to the occasions around it. */
export type Props = {
  /** What one recognises it by: on the board of the teacher, or beside the group. */
  large: Thing;
  /** How it is beside people, where it is no larger than they are. */
  beside?: "on a crate" | "on the ground";
  /** Those who do it are children. */
  isForChildren?: boolean;
  /** What lies on a table: the tools of it, or what it is about. */
  small: readonly [Thing, Thing];
  /** How those who do it stand, what they wear and hold. */
  doing?: readonly [pose: PoseName, dress?: (stage: Stage) => Dress];
  ground?: "shore" | "snow" | "ice" | "gravel";
};
