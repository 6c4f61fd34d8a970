import type { WordLists } from "../../lexicon-entry.ts";
import { loans } from "../loans.ts";
import { adjectives } from "./adjectives.ts";
import { nouns } from "./nouns.ts";
import { others } from "./others.ts";
import { verbs } from "./verbs.ts";

/** The word lists of the Dutch lexicon. */
export const dutchWords: WordLists = { nouns, verbs, adjectives, others, loans };
