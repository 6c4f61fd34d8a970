import { growInto } from "../../packages/search/columns/grow-into.ts";
import type { Sections } from "../../packages/search/search.ts";
import { bytesOf, section } from "../../packages/search/sections.ts";

/** Index of public activities by platform and slug. */
export type Addresses = {
  /** Number of activities. */
  readonly size: number;
  /** The activity whose address has the same hash: check the slug of its document. */
  idOf(platform: number, slug: string): number | null;
  has(platform: number, id: number): boolean;
  /** Sets the address of an activity, and removes it from any other one. */
  set(id: number, platform: number, slug: string): void;
  forget(id: number): void;
  save(): Sections;
  load(sections: Sections): void;
};

type Columns = { platforms: Uint8Array; low: Uint32Array; high: Uint32Array; table: Int32Array };

const SMALLEST = 1_024;
const FREE = 0;
/** Tombstone of a removed entry: probing goes on behind it. */
const REMOVED = -1;
/** Above this, probe sequences become long. */
const MAX_LOAD_FACTOR = 0.6;

/**
 * An open-addressing hash table in typed arrays, about 20 bytes per activity: a million slugs as strings would take 100 MB.
 * A million slugs have a collision of 64-bit hashes with a chance of 1 in 40 million; then one of the two is not found.
 */
export function createAddresses(): Addresses {
  let { platforms, low, high, table }: Columns = emptyColumns();
  let size = 0;
  /** Slots of the table that are not free, including tombstones. */
  let used = 0;

  /** The slot with this hash, and with id `only` if given; −1 when there is none. */
  function slotOf(hash: Hash, only: number | null = null): number {
    const mask = table.length - 1;
    for (let slot = hash.low & mask; ; slot = (slot + 1) & mask) {
      const id = table[slot] ?? FREE;
      if (id === FREE) return -1;
      const isSame = id !== REMOVED && low[id] === hash.low && high[id] === hash.high;
      if (isSame && (only === null || only === id)) return slot;
    }
  }

  function hashOfId(id: number): Hash {
    return { low: low[id] ?? 0, high: high[id] ?? 0 };
  }

  function forget(id: number): void {
    if ((platforms[id] ?? 0) === 0) return;
    // Another activity may have got the address in the same batch of changes.
    const slot = slotOf(hashOfId(id), id);
    if (slot >= 0) table[slot] = REMOVED;
    platforms[id] = 0;
    size -= 1;
  }

  function put(id: number): void {
    const mask = table.length - 1;
    let slot = (low[id] ?? 0) & mask;
    while ((table[slot] ?? FREE) !== FREE) slot = (slot + 1) & mask;
    table[slot] = id;
    used += 1;
  }

  function makeRoom(id: number): void {
    if (id >= platforms.length) {
      const length = Math.ceil((id + 1) * 1.25);
      platforms = growInto(platforms, new Uint8Array(length));
      low = growInto(low, new Uint32Array(length));
      high = growInto(high, new Uint32Array(length));
    }
    if (used + 1 <= table.length * MAX_LOAD_FACTOR) return;
    const ids = table.filter((one) => one > 0);
    table = new Int32Array(lengthFor(ids.length + 1));
    used = 0;
    ids.forEach(put);
  }

  return {
    get size() {
      return size;
    },
    idOf(platform, slug) {
      const slot = slotOf(hashOf(platform, slug));
      return slot < 0 ? null : (table[slot] ?? null);
    },
    has: (platform, id) => platforms[id] === platform,
    set(id, platform, slug) {
      const hash = hashOf(platform, slug);
      // Most changes keep the address: no tombstone then, since rehashing a full table blocks the event loop.
      if (platforms[id] === platform && slotOf(hash, id) >= 0) return;
      forget(id);
      makeRoom(id);
      const taken = slotOf(hash);
      [platforms[id], low[id], high[id]] = [platform, hash.low, hash.high];
      size += 1;
      if (taken >= 0) table[taken] = id;
      else put(id);
    },
    forget,
    save: () => sectionsOf({ platforms, low, high, table, counts: Uint32Array.of(size, used) }),
    load(sections) {
      ({ platforms, low, high, table } = columnsOf(sections));
      [size = 0, used = 0] = new Uint32Array(section(sections, "addresses.counts", 8));
    },
  };
}

type Hash = { low: number; high: number };

/** Two 32-bit hashes with different constants (cyrb53, public domain); not cryptographic, since a collision is harmless. */
function hashOf(platform: number, slug: string): Hash {
  let low = 0xdeadbeef ^ platform;
  let high = 0x41c6ce57 ^ platform;
  for (let index = 0; index < slug.length; index += 1) {
    const code = slug.charCodeAt(index);
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  const mixedLow = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(mixedLow ^ (mixedLow >>> 13), 3_266_489_909);
  return { low: mixedLow >>> 0, high: mixedHigh >>> 0 };
}

function lengthFor(count: number): number {
  return Math.max(SMALLEST, 2 ** Math.ceil(Math.log2((count / MAX_LOAD_FACTOR) * 1.25)));
}

function emptyColumns(): Columns {
  return {
    platforms: new Uint8Array(SMALLEST),
    low: new Uint32Array(SMALLEST),
    high: new Uint32Array(SMALLEST),
    table: new Int32Array(SMALLEST),
  };
}

function sectionsOf(columns: Columns & { counts: Uint32Array }): Sections {
  return new Map(Object.entries(columns).map(([name, column]) => [`addresses.${name}`, bytesOf(column)]));
}

function columnsOf(sections: Sections): Columns {
  const columns = {
    platforms: new Uint8Array(section(sections, "addresses.platforms")),
    low: new Uint32Array(section(sections, "addresses.low")),
    high: new Uint32Array(section(sections, "addresses.high")),
    table: new Int32Array(section(sections, "addresses.table")),
  };
  const { platforms, low, high, table } = columns;
  const fits = platforms.length === low.length && low.length === high.length && Number.isInteger(Math.log2(table.length));
  if (!fits) throw new RangeError("The columns of the addresses are of different lengths.");
  return columns;
}
