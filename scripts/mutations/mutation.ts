export const KINDS = ["condition", "word", "mail", "escape"] as const;
/** A negated condition, an empty text of a brand, a mail not queued, a missing escape. */
export type Kind = (typeof KINDS)[number];

/** A possible mutation: `replacement` replaces the characters from `start` to `end` of the file. */
export type Mutation = { kind: Kind; path: string; line: number; start: number; end: number; replacement: string };
