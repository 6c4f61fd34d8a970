/** A subset of the `Map` interface, with words as keys. */
export type ShardedMap<Value> = {
  readonly size: number;
  get(word: string): Value | undefined;
  set(word: string, value: Value): void;
  keys(): Iterable<string>;
  clear(): void;
};

/** The number of shards, a power of two. */
const SHARDS = 16;

/**
 * A map of many words in sixteen shards: growing one large map rehashes all its entries, which blocks the event loop
 * for several milliseconds. Keys are not in insertion order.
 */
export function createShardedMap<Value>(): ShardedMap<Value> {
  const shards = Array.from({ length: SHARDS }, () => new Map<string, Value>());
  const shardOf = (word: string) => shards[shardNumber(word)];

  return {
    get size() {
      return shards.reduce((sum, { size }) => sum + size, 0);
    },
    get: (word) => shardOf(word)?.get(word),
    set: (word, value) => void shardOf(word)?.set(word, value),
    *keys() {
      for (const shard of shards) yield* shard.keys();
    },
    clear() {
      for (const shard of shards) shard.clear();
    },
  };
}

/** Hashes the length, the last letters and the middle one, which differ between words with a common prefix. */
function shardNumber(word: string): number {
  const last = word.length - 1;
  return (
    (word.length + (word.charCodeAt(last) || 0) + (word.charCodeAt(last - 1) || 0) * 3 + (word.charCodeAt(last >> 1) || 0) * 5) &
    (SHARDS - 1)
  );
}
