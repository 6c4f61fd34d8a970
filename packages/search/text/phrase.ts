import { nameKey } from "../names/name-key.ts";
import { foldCase } from "./fold-case.ts";

/** Several words as they are compared with those of a title; null for a single word, which is no phrase. */
export function phraseOf(text: string): string | null {
  const key = nameKey(text, foldCase);
  return key.includes(" ") ? key : null;
}

/** Whether a title has these words side by side: *jeu de boules* is in "Een middag jeu-de-boules!". */
export function hasPhrase(title: string, phrase: string): boolean {
  return ` ${nameKey(title, foldCase)} `.includes(` ${phrase} `);
}
