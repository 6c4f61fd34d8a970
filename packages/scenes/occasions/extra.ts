import type { Layout } from "../kind.ts";
import type { SettingMark } from "../setting-mark.ts";
import { occasions } from "./occasions.ts";
import type { Props } from "./props.ts";

/** An additional composition of a kind, with its setting. */
export type Extra = { layout: Layout; marks: readonly SettingMark[] };

/** Indoor occasions; those of the activity itself need `props.doing`. */
export const inside = (props: Props): readonly Extra[] => [
  ...(props.doing ? [{ layout: occasions.practiceIn(props), marks: ["in"] as const }] : []),
  { layout: occasions.lessonIn(props), marks: ["in", "aside"] },
  { layout: occasions.tableIn(props), marks: ["in", "aside"] },
  { layout: occasions.toastIn(props), marks: ["in", "aside"] },
];

/** Outdoor occasions. */
export const outside = (props: Props): readonly Extra[] => [
  ...(props.doing ? [{ layout: occasions.practiceOut(props), marks: ["out"] as const }] : []),
  { layout: occasions.lessonOut(props), marks: ["out", "aside"] },
  { layout: occasions.tableOut(props), marks: ["out", "aside"] },
  { layout: occasions.toastOut(props), marks: ["out", "aside"] },
];

/** Indoor and outdoor occasions. */
export const anywhere = (props: Props): readonly Extra[] => [...inside(props), ...outside(props)];
