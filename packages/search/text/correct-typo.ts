import { hasSameLetters, typingErrors } from "./nearest.ts";

export type TypoIndex = {
  words: ReadonlySet<string>;
  /** Words by their typo keys: two words with one error between them share a key. */
  byDeletion: ReadonlyMap<string, readonly string[]>;
  /** The length of the longest word. */
  longest: number;
};

const MAX_ERRORS = 2;

const SHORTEST = 4;
/** Words this long may have two errors. */
const LONG = 9;
/** The letters of a shorter word, reordered, often form another one. */
const SHORTEST_MIXED_UP = 6;

/** An index to find the correct word for a mistyped one in a few look-ups. */
export function createTypoIndex(words: Iterable<string>): TypoIndex {
  const byDeletion = new Map<string, string[]>();
  const all = new Set(words);
  for (const word of all) {
    if (word.length < SHORTEST) continue;
    for (const key of typoKeysOf(word)) {
      const known = byDeletion.get(key);
      if (known) known.push(word);
      else byDeletion.set(key, [word]);
    }
  }
  const longest = [...all].reduce((most, word) => Math.max(most, word.length), 0);
  return { words: all, byDeletion, longest };
}

/** The nearest word for a mistyped one, with the same first letter; null when none is near. */
export function correctTypo({ byDeletion, longest }: TypoIndex, word: string): string | null {
  // The keys of a word take the square of its length: one character may be normalised to 18 letters.
  if (word.length < SHORTEST || word.length > longest + MAX_ERRORS) return null;
  let best: string | null = null;
  let errors = MAX_ERRORS;
  for (const key of typoKeysOf(word)) {
    for (const other of byDeletion.get(key) ?? []) {
      if (other.charAt(0) !== word.charAt(0) || other === best || Math.abs(other.length - word.length) > errors) continue;
      const found = typingErrors(word, other);
      if (found > errorsAllowed(word, other)) continue;
      if (found < errors || (found <= errors && best === null)) [best, errors] = [other, found];
    }
  }
  return best;
}

function errorsAllowed(word: string, other: string): number {
  const isMixedUp = word.length >= SHORTEST_MIXED_UP && hasSameLetters(word, other);
  return isMixedUp || Math.max(word.length, other.length) >= LONG ? 2 : 1;
}

/** Keys of a word: itself, without one letter, without the last two if long, and its letters sorted. */
function typoKeysOf(word: string): Set<string> {
  const keys = new Set([word]);
  for (let at = 1; at < word.length; at += 1) keys.add(word.slice(0, at) + word.slice(at + 1));
  if (word.length >= LONG) keys.add(word.slice(0, -2));
  if (word.length >= SHORTEST_MIXED_UP) keys.add(word.split("").toSorted().join(""));
  return keys;
}
