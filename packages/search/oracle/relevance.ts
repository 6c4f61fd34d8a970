import { finds, findsScattered, findsTitle } from "../text/finds.ts";
import type { WordMeanings } from "./word-meanings.ts";
import type { Entry, Terms } from "./entry.ts";

/** The fields of an activity, the most relevant first. */
export const FIELDS = ["title", "organisation", "rest"] as const;

/** Whether an activity contains every word of a query in some field. */
export function hasAll(words: readonly WordMeanings[], entry: Pick<Entry, "terms">): boolean {
  return words.every((word) => FIELDS.some((field) => isIn(field, word, entry)));
}

/** Whether a word is in a field. A compound whose parts are found separately counts for `rest`, wherever its parts are. */
export function isIn(field: keyof Terms, meanings: WordMeanings, { terms }: Pick<Entry, "terms">): boolean {
  if (field === "title") return meanings.some((word) => findsTitle(word, terms.title));
  if (meanings.some((word) => terms[field].some((term) => finds(word, term)))) return true;
  return field === "rest" && meanings.some((word) => findsScattered(word, terms.title, Object.values(terms).flat()));
}
