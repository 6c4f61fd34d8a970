/** Separates the words of a key. */
export const SPACE = 32;
/** Shorter inner words (*op, de, in*: on, the, in) are not searchable. */
const SHORTEST = 3;

/** Whether a zero-terminated key has a space at this place, followed by a searchable word. */
export function isSearchableWord(bytes: Uint8Array, place: number): boolean {
  if (bytes[place] !== SPACE) return false;
  for (let letter = place + 1; letter <= place + SHORTEST; letter += 1) if ((bytes[letter] ?? 0) <= SPACE) return false;
  return true;
}

/** The starts of the searchable words of a zero-terminated key, except the first. */
export function startsOfWords(key: Uint8Array): number[] {
  return [...key.keys()].filter((place) => isSearchableWord(key, place)).map((place) => place + 1);
}

/** Whether typed text may match inside a name: if it has several words, the first must be searchable. */
export function canBeInside(key: string): boolean {
  const space = key.indexOf(" ");
  return space < 0 || new TextEncoder().encode(key.slice(0, space)).length >= SHORTEST;
}
