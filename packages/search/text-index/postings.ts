import { add, type Bits } from "../bits/bits.ts";
import { unitsFor } from "./chunks.ts";
import { addSlots, hasSlotAmong, readSlots, writeSlots, type SlotList } from "./slot-lists.ts";
import { addSet, hasAnyAmong, readSet } from "./slot-sets.ts";

/**
 * Immutable posting lists, identified by address; the list at address 0 is empty. They are stored in few blocks of
 * 16-bit units, as `slot-lists.ts` writes them. A list of more than a sixteenth of all slots is a bitset, which is
 * faster to read and not larger: a unit of 0, an unused one, and a bit for every slot.
 */
export interface Postings {
  /** All slots are below this. */
  readonly slots: number;
  readonly blocks: readonly Uint16Array[];
  /** Whether a list is stored as a bitset. */
  isSet(address: number): boolean;
  /** Adds the slots of a list that are not in `but`. Both sets have a bit for every slot. */
  collect(address: number, but: Bits, into: Bits): void;
  /** Writes the slots of a list that are not in `but`, ascending, and returns their number. */
  read(address: number, but: Bits, into: Uint32Array): number;
  isAmong(address: number, but: Bits, among: Bits): boolean;
}

const SET_HEAD = 2;
const SET_SHARE = 1 / 16;
const SMALLEST_BLOCK_BITS = 18;

export function wordsFor(slots: number): number {
  return Math.ceil(slots / 32);
}

/** How many bits of an address are the position in its block; a block has room for two sets. */
function blockBitsFor(slots: number): number {
  return Math.max(SMALLEST_BLOCK_BITS, Math.ceil(Math.log2(wordsFor(slots) * 2 + SET_HEAD)) + 1);
}

export function openPostings(slots: number, blocks: readonly Uint16Array[]): Postings {
  const blockBits = blockBitsFor(slots);
  const words = wordsFor(slots);
  const empty = { block: new Uint16Array(1), at: 0 };

  function listAt(address: number): SlotList {
    const block = blocks[address >>> blockBits];
    return block && address > 0 ? { block, at: address & (2 ** blockBits - 1) } : empty;
  }

  /** The list as a bitset; null for other lists. */
  function setOf(list: SlotList): Bits | null {
    const { block, at } = list;
    return list !== empty && block[at] === 0 ? new Uint32Array(block.buffer, (at + SET_HEAD) * 2, words) : null;
  }

  return {
    slots,
    blocks,
    isSet: (address) => setOf(listAt(address)) !== null,
    collect(address, but, into) {
      const list = listAt(address);
      const set = setOf(list);
      return set ? addSet(set, but, into) : addSlots(list, but, into);
    },
    read(address, but, into) {
      const list = listAt(address);
      const set = setOf(list);
      return set ? readSet(set, but, into) : readSlots(list, but, into);
    },
    isAmong(address, but, among) {
      const list = listAt(address);
      const set = setOf(list);
      return set ? hasAnyAmong(set, but, among) : hasSlotAmong(list, but, among);
    },
  };
}

/** Writes lists one after another. */
export interface PostingsWriter {
  /** Adds a list of ascending slots and returns its address. */
  add(list: Uint32Array): number;
  /** Adds the `count` slots of a set and returns the address. */
  addSet(set: Bits, count: number): number;
  /** The lists written so far. */
  soFar(): Postings;
  finish(): Postings;
}

export function writePostings(slots: number): PostingsWriter {
  const blockBits = blockBitsFor(slots);
  let block = new Uint16Array(2 ** blockBits);
  const blocks = [block];
  // No list begins at address 0, and sets begin at even units.
  let end = SET_HEAD;

  function makeRoom(units: number): void {
    if (end + units <= block.length) return;
    block = new Uint16Array(2 ** blockBits);
    blocks.push(block);
    end = 0;
  }

  /** Allocates a set, and returns its position in the block. */
  function makeSet(): { at: number; set: Bits } {
    end += end % 2;
    makeRoom(SET_HEAD + wordsFor(slots) * 2);
    const at = end;
    const set = new Uint32Array(block.buffer, (at + SET_HEAD) * 2, wordsFor(slots));
    end += SET_HEAD + set.length * 2;
    return { at, set };
  }

  function addSetOf(list: Uint32Array): number {
    const { at, set } = makeSet();
    for (const slot of list) add(set, slot);
    return at;
  }

  function copyOf(other: Bits): number {
    const { at, set } = makeSet();
    set.set(other);
    return at;
  }

  function addListOf(list: Uint32Array): number {
    makeRoom(unitsFor(list.length, slots));
    const at = end;
    end = writeSlots(list, { block, at });
    return at;
  }

  function isMany(count: number): boolean {
    return count > slots * SET_SHARE;
  }

  function addressAt(at: number): number {
    return (blocks.length - 1) * 2 ** blockBits + at;
  }

  function addOwn(list: Uint32Array): number {
    if (list.length === 0) return 0;
    return addressAt(isMany(list.length) ? addSetOf(list) : addListOf(list));
  }

  return {
    add: addOwn,
    addSet(set, count) {
      if (isMany(count)) return addressAt(copyOf(set));
      const list = new Uint32Array(count);
      readSet(set, new Uint32Array(set.length), list);
      return addOwn(list);
    },
    soFar: () => openPostings(slots, blocks),
    finish() {
      blocks[blocks.length - 1] = block.slice(0, end + (end % 2));
      return openPostings(slots, blocks);
    },
  };
}
