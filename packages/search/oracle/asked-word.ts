import type { QueryWord } from "../text/query-words.ts";

/** A word that is asked for: all that it may be taken for. */
export type AskedWord = readonly QueryWord[];
