import { nameKey } from "../names/name-key.ts";
import { foldCase } from "../text/fold-case.ts";

const encoder = new TextEncoder();

/**
 * The sort key of a title: its words in lower case, without diacritics or punctuation, so that “Éclairs”, éclairs and
 * 'Eclairs!' are equal; a prefix sorts before longer words, numbers before letters.
 */
export function wordsOfTitle(title: string): string {
  return nameKey(title, foldCase);
}

/** The same in UTF-8, in which it is compared. */
export function titleKey(title: string): Uint8Array {
  return encoder.encode(wordsOfTitle(title));
}

/** Below 0 when the first sorts before the second, 0 when they are equal. */
export function compareTitleKeys(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
