const SPACE = 32;
/** A shorter word inside a name (*op, de, in*) is not what anybody looks for it by. */
const SHORTEST = 3;

/** Where the words of a key begin that it is looked for by, but for the first; the key ends with a zero. */
export function startsOfWords(key: Uint8Array): number[] {
  const starts: number[] = [];
  let space = key.indexOf(SPACE);
  while (space >= 0) {
    const next = key.indexOf(SPACE, space + 1);
    const end = next < 0 ? key.length - 1 : next;
    if (end - space > SHORTEST) starts.push(space + 1);
    space = next;
  }
  return starts;
}

/** Whether a key has a word, but for the first, from which on it reads so. */
export function readsInside(key: Uint8Array, wanted: Uint8Array): boolean {
  return startsOfWords(key).some((start) => wanted.every((byte, index) => key[start + index] === byte));
}
