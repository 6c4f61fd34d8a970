import { add, holds, remove, type Bits } from "../bits/bits.ts";

/**
 * The starts of runs of equals among positions, as a hierarchical bitmap: a bit of a level tells whether a word of the
 * level below has a set bit. Finds both ends of a run of any length in a few steps.
 */
export interface Runs {
  begins(position: number): boolean;
  set(position: number, begins: boolean): void;
  /** Moves the bits `from`…`to` − 1 up by `by`. */
  move(from: number, to: number, by: number): void;
  grow(capacity: number): void;
  /** Updates the upper levels; call it after changes and before queries. */
  settle(): void;
  /** The start of the run at a position. */
  startOf(position: number): number;
  /** The next run's start; `size` if there is none. */
  endOf(position: number, size: number): number;
  readonly bits: Bits;
  load(bits: Bits): void;
}

export function createRuns(capacity: number): Runs {
  let levels = levelsFor(capacity);

  function bottom(): Bits {
    return levels[0] ?? new Uint32Array(0);
  }

  function settle(): void {
    for (let level = 1; level < levels.length; level += 1) summarise(levels[level - 1], levels[level]);
  }

  return {
    get bits() {
      return bottom();
    },
    begins: (position) => holds(bottom(), position),
    set(position, begins) {
      if (begins) add(bottom(), position);
      else remove(bottom(), position);
    },
    move: (from, to, by) => moveBits(bottom(), { from, to, by }),
    grow(larger) {
      const grown = levelsFor(larger);
      grown[0]?.set(bottom().subarray(0, grown[0].length));
      levels = grown;
    },
    settle,
    startOf: (position) => Math.max(0, lastUpTo(levels, position)),
    endOf(position, size) {
      const next = firstFrom(levels, position + 1);
      return next < 0 ? size : Math.min(next, size);
    },
    load(bits) {
      levels = levelsFor(bits.length * 32);
      bottom().set(bits);
      settle();
    },
  };
}

function levelsFor(capacity: number): Bits[] {
  const levels: Bits[] = [];
  let words = capacity;
  do {
    words = Math.ceil(words / 32);
    levels.push(new Uint32Array(words));
  } while (words > 1);
  return levels;
}

function summarise(below: Bits | undefined, above: Bits | undefined): void {
  if (!below || !above) return;
  above.fill(0);
  for (let word = 0; word < below.length; word += 1) if (below[word] !== 0) add(above, word);
}

/** Goes backwards word by word, so no word is overwritten before it is read. */
function moveBits(bits: Bits, { from, to, by }: { from: number; to: number; by: number }): void {
  const [first, last] = [from + by, to + by - 1];
  for (let word = last >> 5; word >= first >> 5; word -= 1) {
    const below = first > word * 32 ? ~(-1 << (first & 31)) : 0;
    const above = last < word * 32 + 31 ? -2 << (last & 31) : 0;
    const outside = below | above;
    bits[word] = ((bits[word] ?? 0) & outside) | (wordAt(bits, word * 32 - by) & ~outside);
  }
}

function wordAt(bits: Bits, position: number): number {
  const word = position >> 5;
  const within = position & 31;
  if (within === 0) return bits[word] ?? 0;
  return ((bits[word] ?? 0) >>> within) | ((bits[word + 1] ?? 0) << (32 - within));
}

/** The last set bit at or below a position, −1 when there is none: goes up to a level that has one, then down. */
function lastUpTo(levels: readonly Bits[], position: number): number {
  let at = position;
  let level = 0;
  for (; level < levels.length && at >= 0; level += 1) {
    const word = (levels[level]?.[at >>> 5] ?? 0) & (0xffff_ffff >>> (31 - (at & 31)));
    if (word !== 0) return down(levels, level, ((at >>> 5) << 5) + 31 - Math.clz32(word));
    at = (at >>> 5) - 1;
  }
  return -1;
}

function down(levels: readonly Bits[], from: number, bit: number): number {
  let at = bit;
  for (let level = from - 1; level >= 0; level -= 1) at = (at << 5) + 31 - Math.clz32(levels[level]?.[at] ?? 0);
  return at;
}

/** The first set bit at or above a position, −1 when there is none. */
function firstFrom(levels: readonly Bits[], position: number): number {
  let at = position;
  for (let level = 0; level < levels.length; level += 1) {
    const word = (levels[level]?.[at >>> 5] ?? 0) & (0xffff_ffff << (at & 31));
    if (word !== 0) return downFirst(levels, level, ((at >>> 5) << 5) + lowest(word));
    at = (at >>> 5) + 1;
  }
  return -1;
}

function downFirst(levels: readonly Bits[], from: number, bit: number): number {
  let at = bit;
  for (let level = from - 1; level >= 0; level -= 1) at = (at << 5) + lowest(levels[level]?.[at] ?? 0);
  return at;
}

function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}
