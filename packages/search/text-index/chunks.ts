import type { Bits } from "../bits/bits.ts";

/** The start of a chunk in a block of 16-bit units. */
export type Chunk = { block: Uint16Array; at: number };

/**
 * Slots with the same upper 16 bits are a chunk: a head with these bits and the number of slots less one, then their
 * lower halves. In the head most numbers fit into a byte; a larger one has a unit of its own after the head.
 *
 * From 64 slots on a chunk is packed to little more than a byte a slot (Elias-Fano): first the page of each slot (256
 * pages of 256), then the low bytes. Pages are coded in unary: for the slot with index i, bit i + page is set.
 */
const BEYOND = 255;
const PACKED_FROM = 64;
const PAGES = 256;

/** Upper bound of the units of a list of `count` slots below `slots`: one for the list, its chunks' heads, and its slots. */
export function unitsFor(count: number, slots: number): number {
  const longestHead = 3;
  return 1 + longestHead * Math.min(count, Math.ceil(slots / 65_536)) + count;
}

export function sizeOfChunk(block: Uint16Array, at: number): number {
  const head = block[at] ?? 0;
  const size = head & BEYOND;
  if (size < BEYOND) return size + 1;
  return (block[at + (head >>> 8 < BEYOND ? 1 : 2)] ?? 0) + 1;
}

function upperOf(block: Uint16Array, at: number): number {
  const upper = (block[at] ?? 0) >>> 8;
  return upper < BEYOND ? upper : (block[at + 1] ?? 0);
}

function unitsOfHead(head: number): number {
  return 1 + (head >>> 8 < BEYOND ? 0 : 1) + ((head & BEYOND) < BEYOND ? 0 : 1);
}

function unitsOfPages(size: number): number {
  return Math.ceil((PAGES + size) / 16);
}

function unitsOfBody(size: number): number {
  return size < PACKED_FROM ? size : unitsOfPages(size) + Math.ceil(size / 2);
}

export function unitsOfChunk(block: Uint16Array, at: number): number {
  return unitsOfHead(block[at] ?? 0) + unitsOfBody(sizeOfChunk(block, at));
}

/** Writes ascending slots with the same upper half, and returns the end of the chunk. */
export function writeChunk(slots: Uint32Array, block: Uint16Array, at: number): number {
  const upper = (slots[0] ?? 0) >>> 16;
  const last = slots.length - 1;
  const head = (Math.min(upper, BEYOND) << 8) | Math.min(last, BEYOND);
  const body = at + unitsOfHead(head);
  block[at] = head;
  if (upper >= BEYOND) block[at + 1] = upper;
  if (last >= BEYOND) block[body - 1] = last;

  if (slots.length < PACKED_FROM) block.set(slots, body);
  else pack(slots, block, body);
  return body + unitsOfBody(slots.length);
}

function pack(slots: Uint32Array, block: Uint16Array, at: number): void {
  const lowestAt = at + unitsOfPages(slots.length);
  block.fill(0, at, lowestAt + Math.ceil(slots.length / 2));
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    const bit = index + ((slot >>> 8) & (PAGES - 1));
    block[at + (bit >>> 4)] = (block[at + (bit >>> 4)] ?? 0) | (1 << (bit & 15));
    const unit = lowestAt + (index >>> 1);
    block[unit] = (block[unit] ?? 0) | ((slot & 255) << ((index & 1) * 8));
  }
}

export function addChunk({ block, at }: Chunk, but: Bits, into: Bits): void {
  const size = sizeOfChunk(block, at);
  const body = at + unitsOfHead(block[at] ?? 0);
  const base = upperOf(block, at) << 11;
  if (size >= PACKED_FROM) return addPacked({ block, at: body, size, base }, but, into);

  for (let place = body; place < body + size; place += 1) {
    const lower = block[place] ?? 0;
    const word = base + (lower >>> 5);
    into[word] = (into[word] ?? 0) | ((1 << (lower & 31)) & ~(but[word] ?? 0));
  }
}

type Packed = Chunk & { size: number; base: number };

function addPacked({ block, at, size, base }: Packed, but: Bits, into: Bits): void {
  const lowestAt = at + unitsOfPages(size);
  let index = 0;
  for (let unit = at; unit < lowestAt; unit += 1) {
    let bits = block[unit] ?? 0;
    const firstBit = (unit - at) * 16 + 31;
    while (bits !== 0) {
      const page = firstBit - Math.clz32(bits & -bits) - index;
      const lowest = ((block[lowestAt + (index >>> 1)] ?? 0) >>> ((index & 1) * 8)) & 255;
      const word = base + page * 8 + (lowest >>> 5);
      into[word] = (into[word] ?? 0) | ((1 << (lowest & 31)) & ~(but[word] ?? 0));
      bits &= bits - 1;
      index += 1;
    }
  }
}

export function readChunk({ block, at }: Chunk, into: Uint32Array): void {
  const size = sizeOfChunk(block, at);
  const body = at + unitsOfHead(block[at] ?? 0);
  const base = upperOf(block, at) * 65_536;
  if (size >= PACKED_FROM) return readPacked({ block, at: body, size, base }, into);

  for (let index = 0; index < size; index += 1) into[index] = base + (block[body + index] ?? 0);
}

function readPacked({ block, at, size, base }: Packed, into: Uint32Array): void {
  const lowestAt = at + unitsOfPages(size);
  let index = 0;
  for (let unit = at; unit < lowestAt; unit += 1) {
    const firstBit = (unit - at) * 16 + 31;
    for (let bits = block[unit] ?? 0; bits !== 0; bits &= bits - 1) {
      const page = firstBit - Math.clz32(bits & -bits) - index;
      const lowest = ((block[lowestAt + (index >>> 1)] ?? 0) >>> ((index & 1) * 8)) & 255;
      into[index] = base + page * 256 + lowest;
      index += 1;
    }
  }
}
