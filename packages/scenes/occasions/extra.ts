import type { Layout } from "../kind.ts";
import type { SettingMark } from "../setting-mark.ts";
import { occasions } from "./occasions.ts";
import type { Props } from "./props.ts";

/** A composition of a kind beside those in `kinds/`, with what it says beside its kind. */
export type Extra = { layout: Layout; marks: readonly SettingMark[] };

/** A kind's occasions indoors; that it is done is drawn for kinds that say how. */
export const inside = (props: Props): readonly Extra[] => [
  ...(props.doing ? [{ layout: occasions.practiceIn(props), marks: ["in"] as const }] : []),
  { layout: occasions.lessonIn(props), marks: ["in", "aside"] },
  { layout: occasions.tableIn(props), marks: ["in", "aside"] },
  { layout: occasions.toastIn(props), marks: ["in", "aside"] },
];

/** A kind's occasions out of doors. */
export const outside = (props: Props): readonly Extra[] => [
  ...(props.doing ? [{ layout: occasions.practiceOut(props), marks: ["out"] as const }] : []),
  { layout: occasions.lessonOut(props), marks: ["out", "aside"] },
  { layout: occasions.tableOut(props), marks: ["out", "aside"] },
  { layout: occasions.toastOut(props), marks: ["out", "aside"] },
];

/** Both. */
export const anywhere = (props: Props): readonly Extra[] => [...inside(props), ...outside(props)];
