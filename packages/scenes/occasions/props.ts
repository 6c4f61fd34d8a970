import type { Dress } from "../people/person.ts";
import type { PoseName } from "../people/poses.ts";
import type { Stage } from "../stage.ts";

/** A motif that stands on (0, 0), and the scale at which it is about 200 units high. */
export type Thing = readonly [scale: number, draw: (stage: Stage) => string];

/** The motifs of a kind of outing for its occasions. */
export type Props = {
  /** The object that identifies the activity: on the teacher's board, or beside the group. */
  large: Thing;
  /** The object beside people, if it is no larger than they are. */
  beside?: "on a crate" | "on the ground";
  /** The participants are children. */
  isForChildren?: boolean;
  /** On a table: the tools, or the object. */
  small: readonly [Thing, Thing];
  /** Pose, clothes and equipment of the participants. */
  doing?: readonly [pose: PoseName, dress?: (stage: Stage) => Dress];
  ground?: "shore" | "snow" | "ice" | "gravel";
};
