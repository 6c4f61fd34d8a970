/**
 * What a composition says beside its kind: that it is indoors or outdoors (a hall with open doors is neither), at the sea, in
 * the mountains, or by a windmill; and `aside` where the activity itself is hardly seen.
 */
export type SettingMark = "in" | "out" | "any" | "sea" | "mountains" | "mill" | "aside";

const MARKS: ReadonlySet<string> = new Set<SettingMark>(["in", "out", "any", "sea", "mountains", "mill", "aside"]);

export const isMark = (word: string): word is SettingMark => MARKS.has(word);
