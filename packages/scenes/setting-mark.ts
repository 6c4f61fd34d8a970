/**
 * The setting of a composition: indoors, outdoors or either (such as a hall with open doors), at the sea, in the mountains, or with a
 * windmill. `aside`: the activity itself is hardly visible.
 */
export type SettingMark = "in" | "out" | "any" | "sea" | "mountains" | "mill" | "aside";

const MARKS: ReadonlySet<string> = new Set<SettingMark>(["in", "out", "any", "sea", "mountains", "mill", "aside"]);

export const isMark = (word: string): word is SettingMark => MARKS.has(word);
