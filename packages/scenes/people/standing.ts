import { at, soft } from "../ink/shapes.ts";
import type { Stage } from "../stage.ts";
import { type Dress, person } from "./person.ts";
import type { PoseName } from "./poses.ts";

type Place = readonly [x: number, y: number, scale: number, flip?: number];

/** One person on the ground with a shadow. */
export const standing = (stage: Stage, place: Place, [pose, dress]: readonly [PoseName, Dress?]): string =>
  soft([place[0], place[1], 22 * place[2], 5 * place[2]]) + at(place, person(stage, pose, dress));
