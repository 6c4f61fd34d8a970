import type { QueryWord } from "../text/query-words.ts";

/** The possible meanings of a word in a query. */
export type WordMeanings = readonly QueryWord[];
