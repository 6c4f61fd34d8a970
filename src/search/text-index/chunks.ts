import type { Bits } from "../bits/bits.ts";

/** Where a chunk begins in a block of 16-bit units. */
export type Chunk = { block: Uint16Array; at: number };

/**
 * Slots that share their upper half are written as that half, their number less one, and their lower halves. Many slots
 * are packed at little more than a byte each: how many lie on each of 256 pages of 256 slots, and their lowest bytes.
 */
const HEAD = 2;
/** Marks a packed chunk, in a bit of the upper half that no slot has. */
const PACKED = 0x8000;
const PACKED_FROM = 512;
const PAGES = 256;

/** What a list of so many slots below a number takes at most: a unit for itself, its chunks' heads, and its slots. */
export function unitsFor(count: number, slots: number): number {
  return 1 + HEAD * Math.min(count, Math.ceil(slots / 65_536)) + count;
}

export function sizeOfChunk(block: Uint16Array, at: number): number {
  return (block[at + 1] ?? 0) + 1;
}

function isPacked(block: Uint16Array, at: number): boolean {
  return ((block[at] ?? 0) & PACKED) !== 0;
}

export function unitsOfChunk(block: Uint16Array, at: number): number {
  const size = sizeOfChunk(block, at);
  return HEAD + (isPacked(block, at) ? Math.ceil((PAGES + size) / 2) : size);
}

/** Writes rising slots of one upper half down and tells where the chunk ends. */
export function writeChunk(slots: Uint32Array, block: Uint16Array, at: number): number {
  const counts = slots.length < PACKED_FROM ? null : countsByPage(slots);
  // A full page has more slots than a byte can tell.
  const isDense = counts !== null && counts.every((count) => count < PAGES);

  block[at] = ((slots[0] ?? 0) >>> 16) | (isDense ? PACKED : 0);
  block[at + 1] = slots.length - 1;
  if (isDense) {
    const bytes = bytesAfter(block, at);
    bytes.set(counts);
    bytes.set(Uint8Array.from(slots), PAGES);
  } else {
    block.set(slots, at + HEAD);
  }
  return at + unitsOfChunk(block, at);
}

function countsByPage(slots: Uint32Array): Uint16Array {
  const counts = new Uint16Array(PAGES);
  for (const slot of slots) {
    const page = (slot >>> 8) & 255;
    counts[page] = (counts[page] ?? 0) + 1;
  }
  return counts;
}

/** The bytes of a chunk after its head. */
function bytesAfter(block: Uint16Array, at: number): Uint8Array {
  return new Uint8Array(block.buffer, block.byteOffset + (at + HEAD) * 2);
}

/** Adds the slots of a chunk that are not in `but`. */
export function addChunk({ block, at }: Chunk, but: Bits, into: Bits): void {
  if (isPacked(block, at)) return addPacked({ block, at }, but, into);

  const end = at + unitsOfChunk(block, at);
  const base = (block[at] ?? 0) << 11;
  for (let place = at + HEAD; place < end; place += 1) {
    const lower = block[place] ?? 0;
    const word = base + (lower >>> 5);
    into[word] = (into[word] ?? 0) | ((1 << (lower & 31)) & ~(but[word] ?? 0));
  }
}

function addPacked({ block, at }: Chunk, but: Bits, into: Bits): void {
  const bytes = bytesAfter(block, at);
  const base = ((block[at] ?? 0) & ~PACKED) << 11;
  let place = PAGES;
  for (let page = 0; page < PAGES; page += 1) {
    const end = place + (bytes[page] ?? 0);
    for (; place < end; place += 1) {
      const lowest = bytes[place] ?? 0;
      const word = base + page * 8 + (lowest >>> 5);
      into[word] = (into[word] ?? 0) | ((1 << (lowest & 31)) & ~(but[word] ?? 0));
    }
  }
}

/** Writes the slots of a chunk to `into`. */
export function readChunk({ block, at }: Chunk, into: Uint32Array): void {
  const upper = ((block[at] ?? 0) & ~PACKED) * 65_536;
  if (!isPacked(block, at)) {
    for (let index = 0; index < into.length; index += 1) into[index] = upper + (block[at + HEAD + index] ?? 0);
    return;
  }

  const bytes = bytesAfter(block, at);
  let index = 0;
  for (let page = 0; page < PAGES; page += 1) {
    const end = index + (bytes[page] ?? 0);
    for (; index < end; index += 1) into[index] = upper + page * 256 + (bytes[PAGES + index] ?? 0);
  }
}
