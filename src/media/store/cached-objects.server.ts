import { LRUCache } from "lru-cache";
import type { ObjectStore } from "./object-store.ts";

type Cached = { bytes: Uint8Array<ArrayBuffer>; checkedAt_ms: number };

/** A cached object is served this long without asking the store whether it still exists. */
const FRESH_MS = 60_000;
/** Memory per object besides its bytes and key. */
const OVERHEAD_BYTES = 300;

/**
 * Caches the objects of a remote store in memory, at most `bytes`, least recently used first out. After a minute a cached object is
 * revalidated with `has`, without its bytes. Only for objects that never change under their key once they are readable. Missing
 * objects are not cached, because they may be written at any time.
 */
export function cachedObjects(store: ObjectStore, bytes: number): ObjectStore {
  const cache = new LRUCache<string, Cached>({
    maxSize: bytes,
    sizeCalculation: (one, key) => OVERHEAD_BYTES + key.length + one.bytes.length,
  });
  const reads = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const checks = new Map<string, Promise<boolean>>();

  function isFresh(key: string): boolean {
    const cached = cache.get(key);
    return cached !== undefined && performance.now() - cached.checkedAt_ms < FRESH_MS;
  }

  async function has(key: string): Promise<boolean> {
    if (isFresh(key)) return true;
    const cached = cache.get(key);
    const check = checks.get(key) ?? store.has(key).finally(() => checks.delete(key));
    checks.set(key, check);
    const exists = await check;
    if (!exists) cache.delete(key);
    // Unless the cached object was removed meanwhile.
    else if (cached && cache.peek(key) === cached) cached.checkedAt_ms = performance.now();
    return exists;
  }

  async function read(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const cached = cache.get(key);
    if (cached && (await has(key))) return cached.bytes;
    const concurrent = reads.get(key);
    if (concurrent) return concurrent;
    const own = store.read(key);
    reads.set(key, own);
    try {
      const found = await own;
      // An object that was removed meanwhile is not cached.
      if (found && reads.get(key) === own) cache.set(key, { bytes: found, checkedAt_ms: performance.now() });
      return found;
    } finally {
      if (reads.get(key) === own) reads.delete(key);
    }
  }

  /** Invalidates after the change, since reads see the old object until then; also after a failure, since its effect is unknown. */
  async function invalidating<Result>(keys: readonly string[], change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } finally {
      for (const key of keys) {
        cache.delete(key);
        reads.delete(key);
      }
    }
  }

  return {
    ...{ has, read },
    write: (key, written) => invalidating([key], () => store.write(key, written)),
    move: (from, to) => invalidating([from, to], () => store.move(from, to)),
    remove: (key) => invalidating([key], () => store.remove(key)),
    list: (prefix) => store.list(prefix),
  };
}
