export const KINDS = ["condition", "word", "mail", "escape"] as const;
/** A condition negated, a word of a brand missing, a mail not queued, an escape left out. */
export type Kind = (typeof KINDS)[number];

/** Where a mutation can be planted: `instead` takes the place of the characters from `start` to `end` of the file. */
export type Place = { kind: Kind; path: string; line: number; start: number; end: number; instead: string };
