import type { Names } from "./names.ts";

/**
 * Words of names in alphabetical order, each with the rest of its name. A word is one number, an entry: the number of
 * its name, and its byte offset in the key. Entries are in blocks of at most 256, so that an insertion moves few
 * others; each block has an upper bound of its counts, so that the best of many are found by reading few blocks.
 */
export interface SortedWords {
  add(entry: number): void;
  remove(entry: number): void;
  /** Call it when `boundOf` the count of an entry's name has changed. */
  recount(entry: number): void;
  /** The names with `wanted` at the start of a word, by descending count, ties in alphabetical order. */
  best(wanted: Uint8Array, limit: number): number[];
  entries(): Uint32Array;
  /** Loads sorted entries. */
  load(entries: Uint32Array): void;
}

const BLOCK = 256;
/** `load` fills blocks only up to this size, which leaves room for insertions. */
const LOADED = 192;
const OFFSETS = 256;
const UNKNOWN = -1;
const NONE = -1;

/** `bound` is at least the highest count in the block; −1 when unknown. */
type Block = { entries: Uint32Array; size: number; bound: number };
type Place = { at: number; index: number };

export function entryOf(name: number, offset: number): number {
  return name * OFFSETS + offset;
}

/** An upper bound of a count, which seldom changes, so that blocks need not follow each change. */
export function boundOf(count: number): number {
  return 2 ** (32 - Math.clz32(count)) - 1;
}

export function canBeginAt(offset: number): boolean {
  return offset < OFFSETS;
}

export function nameOfEntry(entry: number): number {
  return entry >>> 8;
}

export function openSortedWords(names: Names): SortedWords {
  let blocks: Block[] = [];

  /** The first entry that satisfies a monotone predicate; logarithmic in the number of entries. */
  function placeOf(isPast: (entry: number) => boolean): Place {
    const at = Math.max(0, firstIndex(blocks.length, (index) => isPast(blocks[index]?.entries[0] ?? 0)) - 1);
    const block = blocks[at];
    const index = block ? firstIndex(block.size, (other) => isPast(block.entries[other] ?? 0)) : 0;
    return index === block?.size && at + 1 < blocks.length ? { at: at + 1, index: 0 } : { at, index };
  }

  function entryAt({ at, index }: Place): number {
    const block = blocks[at];
    return block && index < block.size ? (block.entries[index] ?? NONE) : NONE;
  }

  function compare(entry: number, wanted: Uint8Array): number {
    return names.compare(nameOfEntry(entry), entry & (OFFSETS - 1), wanted);
  }

  /** The place of an entry, or where to insert it. */
  function placeOfEntry(entry: number): Place {
    const key = names.keyFrom(nameOfEntry(entry), entry & (OFFSETS - 1));
    return placeOf((other) => (compare(other, key) || other - entry) >= 0);
  }

  function boundOfBlock(block: Block): number {
    if (block.bound === UNKNOWN) {
      let highest = 0;
      for (let index = 0; index < block.size; index += 1) highest = Math.max(highest, countOf(block.entries[index] ?? 0));
      block.bound = boundOf(highest);
    }
    return block.bound;
  }

  function countOf(entry: number): number {
    return names.countOf(nameOfEntry(entry));
  }

  return {
    add(entry) {
      const { at, index } = placeOfEntry(entry);
      const block = (blocks[at] ??= { entries: new Uint32Array(BLOCK), size: 0, bound: 0 });
      block.entries.copyWithin(index + 1, index, block.size);
      block.entries[index] = entry;
      block.size += 1;
      if (block.bound !== UNKNOWN) block.bound = Math.max(block.bound, boundOf(countOf(entry)));
      if (block.size === BLOCK) blocks.splice(at, 1, ...blocksOf(block.entries, { size: BLOCK / 2, bound: block.bound }));
    },
    remove(entry) {
      const { at, index } = placeOfEntry(entry);
      const block = blocks[at];
      if (!block || entryAt({ at, index }) !== entry) return;
      block.entries.copyWithin(index, index + 1, block.size);
      block.size -= 1;
      if (boundOf(countOf(entry)) >= block.bound) block.bound = UNKNOWN;
      if (block.size === 0) blocks.splice(at, 1);
    },
    recount(entry) {
      const block = blocks[placeOfEntry(entry).at];
      if (block) block.bound = UNKNOWN;
    },
    best(wanted, limit) {
      const from = placeOf((entry) => compare(entry, wanted) >= 0);
      const to = placeOf((entry) => compare(entry, wanted) > 0);
      const best: number[] = [];
      for (let at = from.at; at <= to.at; at += 1) {
        const block = blocks[at];
        const lowest = best.length < limit ? 0 : names.countOf(best.at(-1) ?? 0);
        if (!block || boundOfBlock(block) <= lowest) continue;
        const begin = at === from.at ? from.index : 0;
        const end = at === to.at ? to.index : block.size;
        for (let index = begin; index < end; index += 1) insert(best, nameOfEntry(block.entries[index] ?? 0), { names, limit });
      }
      return best;
    },
    entries() {
      const all = new Uint32Array(blocks.reduce((sum, { size }) => sum + size, 0));
      let end = 0;
      for (const { entries, size } of blocks) {
        all.set(entries.subarray(0, size), end);
        end += size;
      }
      return all;
    },
    load(entries) {
      blocks = blocksOf(entries, { size: LOADED, bound: UNKNOWN });
    },
  };
}

/** Inserts a name into the sorted best ones, unless it is there. */
function insert(best: number[], name: number, { names, limit }: { names: Names; limit: number }): void {
  const count = names.countOf(name);
  if (best.length === limit && count <= names.countOf(best.at(-1) ?? 0)) return;
  if (best.includes(name)) return;
  const index = firstIndex(best.length, (other) => names.countOf(best[other] ?? 0) < count);
  best.splice(index, 0, name);
  best.length = Math.min(best.length, limit);
}

function blocksOf(entries: Uint32Array, { size, bound }: { size: number; bound: number }): Block[] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => {
    const part = entries.subarray(at * size, (at + 1) * size);
    const block = { entries: new Uint32Array(BLOCK), size: part.length, bound };
    block.entries.set(part);
    return block;
  });
}

/** The first of 0…length−1 that satisfies a monotone predicate; `length` when none does. */
function firstIndex(length: number, isPast: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const half = (low + high) >> 1;
    if (isPast(half)) high = half;
    else low = half + 1;
  }
  return low;
}
