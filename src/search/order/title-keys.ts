import { enlarged } from "../columns/enlarged.ts";
import { bytesOf, section } from "../sections.ts";
import { titleKey } from "./title-key.ts";
import type { Keys } from "./keys.ts";

/** Ends each key; no key contains it. */
const END = 0;

/** The pool is packed anew when more than a quarter of it, and so many bytes, belong to no slot. */
const LEAST_WASTE = 65_536;

/** The titles of slots by their sorting keys, one behind the other in a pool of bytes: some 30 bytes an activity. */
export function createTitleKeys(capacity: number): Keys<string> {
  let starts = new Uint32Array(capacity);
  let pool = new Uint8Array(LEAST_WASTE);
  // The first byte of the pool is the key of slots without a title.
  let used = 1;
  let wasted = 0;

  function lengthAt(start: number): number {
    return start === 0 ? 0 : pool.indexOf(END, start) + 1 - start;
  }

  function isAt(start: number, key: Uint8Array): boolean {
    if (start === 0) return false;
    for (let index = 0; index < key.length; index += 1) if (pool[start + index] !== key[index]) return false;
    return pool[start + key.length] === END;
  }

  function write(slot: number, key: Uint8Array): void {
    if (used + key.length >= pool.length) pool = enlarged(pool, new Uint8Array(Math.ceil((used + key.length + 1) * 1.25)));
    pool.set(key, used);
    pool[used + key.length] = END;
    starts[slot] = used;
    used += key.length + 1;
  }

  function drop(slot: number): void {
    wasted += lengthAt(starts[slot] ?? 0);
    starts[slot] = 0;
  }

  function pack(): void {
    const old = pool;
    pool = new Uint8Array(used - wasted + LEAST_WASTE);
    used = 1;
    wasted = 0;
    for (const [slot, start] of starts.entries()) if (start > 0) write(slot, old.subarray(start, old.indexOf(END, start)));
  }

  return {
    put(slot, title) {
      const key = titleKey(title);
      if (isAt(starts[slot] ?? 0, key)) return false;
      drop(slot);
      if (wasted > LEAST_WASTE && wasted > used / 4) pack();
      write(slot, key);
      return true;
    },
    drop,
    compare(a, b) {
      let first = starts[a] ?? 0;
      let second = starts[b] ?? 0;
      while (pool[first] === pool[second] && pool[first] !== END) {
        first += 1;
        second += 1;
      }
      return (pool[first] ?? 0) - (pool[second] ?? 0);
    },
    grow(larger) {
      starts = enlarged(starts, new Uint32Array(larger));
    },
    save: () =>
      new Map([
        ["starts", bytesOf(starts)],
        ["pool", pool.subarray(0, used)],
      ]),
    load(sections) {
      starts = new Uint32Array(section(sections, "starts"));
      pool = new Uint8Array(section(sections, "pool"));
      used = pool.length;
      wasted = 0;
    },
  };
}
