/** As much of a `Map` as is used of one by words. */
export type ShardedMap<Value> = {
  readonly size: number;
  get(word: string): Value | undefined;
  set(word: string, value: Value): void;
  keys(): Iterable<string>;
  clear(): void;
};

/** A power of two. */
const PARTS = 16;

/**
 * A map of a hundred thousand words in parts: a map that grows is written anew as a whole, which of so many takes the
 * event loop several milliseconds at once. A part takes a sixteenth of that. Its words come in no order.
 */
export function createShardedMap<Value>(): ShardedMap<Value> {
  const parts = Array.from({ length: PARTS }, () => new Map<string, Value>());
  const partOf = (word: string) => parts[placeOf(word)];

  return {
    get size() {
      return parts.reduce((sum, { size }) => sum + size, 0);
    },
    get: (word) => partOf(word)?.get(word),
    set: (word, value) => void partOf(word)?.set(word, value),
    *keys() {
      for (const part of parts) yield* part.keys();
    },
    clear() {
      for (const part of parts) part.clear();
    },
  };
}

/** By the length, the last letters and the one in the middle, which differ between words that begin alike. */
function placeOf(word: string): number {
  const last = word.length - 1;
  return (
    (word.length + (word.charCodeAt(last) || 0) + (word.charCodeAt(last - 1) || 0) * 3 + (word.charCodeAt(last >> 1) || 0) * 5) &
    (PARTS - 1)
  );
}
