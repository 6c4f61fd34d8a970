import { finds, findsScattered, findsTitle } from "../text/finds.ts";
import type { AskedWord } from "./asked-word.ts";
import type { Entry, Terms } from "./entry.ts";

/** The fields of an activity, the weightiest first. */
export const FIELDS = ["title", "organisation", "rest"] as const;

/** Whether an activity has every word of a query somewhere. */
export function hasAll(words: readonly AskedWord[], entry: Pick<Entry, "terms">): boolean {
  return words.every((word) => FIELDS.some((field) => isIn(field, word, entry)));
}

/** Whether a word is in one field of an activity. What is found apart is in the last, wherever its parts stand. */
export function isIn(field: keyof Terms, asked: AskedWord, { terms }: Pick<Entry, "terms">): boolean {
  if (field === "title") return asked.some((word) => findsTitle(word, terms.title));
  if (asked.some((word) => terms[field].some((term) => finds(word, term)))) return true;
  return field === "rest" && asked.some((word) => findsScattered(word, terms.title, Object.values(terms).flat()));
}
