import { nameKey } from "../names/name-key.ts";
import { foldCase } from "./fold-case.ts";

/** The normalised form of several words, for `hasPhrase`; null for a single word. */
export function phraseOf(text: string): string | null {
  const key = nameKey(text, foldCase);
  return key.includes(" ") ? key : null;
}

/** Whether a title contains a phrase: *jeu de boules* is in "Een middag jeu-de-boules!". */
export function hasPhrase(title: string, phrase: string): boolean {
  return ` ${nameKey(title, foldCase)} `.includes(` ${phrase} `);
}
