/** Between the words of a key. */
export const SPACE = 32;
/** A shorter word inside a name (*op, de, in*) is not what anybody looks for it by. */
const SHORTEST = 3;

/** Whether a word that a name is looked for by stands behind a place of its key, which ends with a zero: a space, and enough letters. */
export function isSearchableWord(bytes: Uint8Array, place: number): boolean {
  if (bytes[place] !== SPACE) return false;
  for (let letter = place + 1; letter <= place + SHORTEST; letter += 1) if ((bytes[letter] ?? 0) <= SPACE) return false;
  return true;
}

/** Where the words of a key begin that it is looked for by, but for the first; the key ends with a zero. */
export function startsOfWords(key: Uint8Array): number[] {
  return [...key.keys()].filter((place) => isSearchableWord(key, place)).map((place) => place + 1);
}

/** Whether a name may be looked for so by a word inside it: the first of several words is one that it is looked for by. */
export function canBeInside(key: string): boolean {
  const space = key.indexOf(" ");
  return space < 0 || new TextEncoder().encode(key.slice(0, space)).length >= SHORTEST;
}
