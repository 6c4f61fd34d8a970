import { LRUCache } from "lru-cache";
import type { ObjectStore } from "./object-store.ts";

type Near = { bytes: Uint8Array<ArrayBuffer>; seen_ms: number };

/** What another process removed is gone here after this long. */
const TRUSTED_MS = 60_000;
/** An object weighs this beside its bytes and its key. */
const OVERHEAD_BYTES = 300;

/**
 * Objects of a store far away, of which those that were read last stay in memory, at most `bytes` of them: who comes
 * after costs the store nothing, and after a minute one question without bytes. Only for objects that never change
 * under their key once they can be read. That nothing lies there is not kept: it may come any moment.
 */
export function cachedObjects(far: ObjectStore, bytes: number): ObjectStore {
  const near = new LRUCache<string, Near>({
    maxSize: bytes,
    sizeCalculation: (one, key) => OVERHEAD_BYTES + key.length + one.bytes.length,
  });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const asked = new Map<string, Promise<boolean>>();

  function trusted(key: string): Near | null {
    const known = near.get(key);
    return known && performance.now() - known.seen_ms < TRUSTED_MS ? known : null;
  }

  async function has(key: string): Promise<boolean> {
    if (trusted(key)) return true;
    const known = near.get(key);
    const asking = asked.get(key) ?? far.has(key).finally(() => asked.delete(key));
    asked.set(key, asking);
    const isThere = await asking;
    if (!isThere) near.delete(key);
    // Unless it was removed meanwhile.
    else if (known && near.peek(key) === known) known.seen_ms = performance.now();
    return isThere;
  }

  async function read(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const known = near.get(key);
    if (known && (await has(key))) return known.bytes;
    const other = underWay.get(key);
    if (other) return other;
    const own = far.read(key);
    underWay.set(key, own);
    try {
      const found = await own;
      // What was removed meanwhile is not kept.
      if (found && underWay.get(key) === own) near.set(key, { bytes: found, seen_ms: performance.now() });
      return found;
    } finally {
      if (underWay.get(key) === own) underWay.delete(key);
    }
  }

  /** Afterwards, since it can be read until then; also when that failed, since nobody knows how far it came. */
  async function forgetting<Result>(keys: readonly string[], change: () => Promise<Result>): Promise<Result> {
    try {
      return await change();
    } finally {
      for (const key of keys) {
        near.delete(key);
        underWay.delete(key);
      }
    }
  }

  return {
    ...{ has, read },
    write: (key, written) => forgetting([key], () => far.write(key, written)),
    move: (from, to) => forgetting([from, to], () => far.move(from, to)),
    remove: (key) => forgetting([key], () => far.remove(key)),
    list: (prefix) => far.list(prefix),
  };
}
