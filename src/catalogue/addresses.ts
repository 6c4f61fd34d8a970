import { growInto } from "../../packages/search/columns/grow-into.ts";
import type { Sections } from "../../packages/search/search.ts";
import { bytesOf, section } from "../../packages/search/sections.ts";

/** The addresses of public activities: which one stands at a slug of a platform. */
export type Addresses = {
  /** How many activities have one. */
  readonly size: number;
  /** The activity at an address whose hash is that of this one: its document says whether it is really there. */
  idOf(platform: number, slug: string): number | null;
  has(platform: number, id: number): boolean;
  /** Gives an activity its address, and takes it from who had it. */
  set(id: number, platform: number, slug: string): void;
  forget(id: number): void;
  save(): Sections;
  load(sections: Sections): void;
};

type Columns = { platforms: Uint8Array; low: Uint32Array; high: Uint32Array; table: Int32Array };

const SMALLEST = 1_024;
const FREE = 0;
/** Was taken: what is looked for may stand behind it. */
const LEFT = -1;
/** Beyond it, looking passes too many others. */
const FULLEST = 0.6;

/**
 * A hash table over columns, of about 20 bytes an activity: the strings of a million addresses would take 100 MB.
 * Two slugs of a million share a hash of 64 bits once in 40 million times; then one of both is not found.
 */
export function createAddresses(): Addresses {
  let { platforms, low, high, table }: Columns = emptyColumns();
  let size = 0;
  /** Places of the table that are not free. */
  let used = 0;

  /** The place of who has this hash, or of `only` that one. */
  function placeOf(hash: Hash, only: number | null = null): number {
    const mask = table.length - 1;
    for (let place = hash.low & mask; ; place = (place + 1) & mask) {
      const id = table[place] ?? FREE;
      if (id === FREE) return -1;
      const isSame = id !== LEFT && low[id] === hash.low && high[id] === hash.high;
      if (isSame && (only === null || only === id)) return place;
    }
  }

  function hashOfId(id: number): Hash {
    return { low: low[id] ?? 0, high: high[id] ?? 0 };
  }

  function forget(id: number): void {
    if ((platforms[id] ?? 0) === 0) return;
    // Another activity may have taken the address over in the same batch of changes.
    const place = placeOf(hashOfId(id), id);
    if (place >= 0) table[place] = LEFT;
    platforms[id] = 0;
    size -= 1;
  }

  function put(id: number): void {
    const mask = table.length - 1;
    let place = (low[id] ?? 0) & mask;
    while ((table[place] ?? FREE) !== FREE) place = (place + 1) & mask;
    table[place] = id;
    used += 1;
  }

  function makeRoom(id: number): void {
    if (id >= platforms.length) {
      const length = Math.ceil((id + 1) * 1.25);
      platforms = growInto(platforms, new Uint8Array(length));
      low = growInto(low, new Uint32Array(length));
      high = growInto(high, new Uint32Array(length));
    }
    if (used + 1 <= table.length * FULLEST) return;
    const kept = table.filter((one) => one > 0);
    table = new Int32Array(lengthFor(kept.length + 1));
    used = 0;
    kept.forEach(put);
  }

  return {
    get size() {
      return size;
    },
    idOf(platform, slug) {
      const place = placeOf(hashOf(platform, slug));
      return place < 0 ? null : (table[place] ?? null);
    },
    has: (platform, id) => platforms[id] === platform,
    set(id, platform, slug) {
      const hash = hashOf(platform, slug);
      // Most changes leave the address alone; making the table anew, once it is full of places that were left, would stop all else.
      if (platforms[id] === platform && placeOf(hash, id) >= 0) return;
      forget(id);
      makeRoom(id);
      const taken = placeOf(hash);
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

/** Two 32-bit hashes of different constants (cyrb53, public domain); nobody gains by a collision. */
function hashOf(platform: number, slug: string): Hash {
  let low = 0xdeadbeef ^ platform;
  let high = 0x41c6ce57 ^ platform;
  for (let index = 0; index < slug.length; index += 1) {
    const sign = slug.charCodeAt(index);
    low = Math.imul(low ^ sign, 2_654_435_761);
    high = Math.imul(high ^ sign, 1_597_334_677);
  }
  const mixedLow = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(mixedLow ^ (mixedLow >>> 13), 3_266_489_909);
  return { low: mixedLow >>> 0, high: mixedHigh >>> 0 };
}

function lengthFor(count: number): number {
  return Math.max(SMALLEST, 2 ** Math.ceil(Math.log2((count / FULLEST) * 1.25)));
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
