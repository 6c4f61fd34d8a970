import { growInto } from "../columns/grow-into.ts";
import { bytesOfGap, LONGEST_GAP, readGap, writeGap } from "./gaps.ts";

/** Append-only lists of ascending numbers, identified by small numbers. */
export interface GrowingLists {
  /** Appends a number, unless it is the last one. */
  add(list: number, number: number): void;
  lastOf(list: number): number;
  /** The numbers of a list; valid until the next call. */
  read(list: number): Uint32Array;
}

/** The fields of a list: where it begins and continues, where its last slice ends and how long that is, its last number, and its length. */
const [HEAD, PLACE, SLICE_END, SLICE_BYTES, LAST, COUNT, FACTS] = [0, 1, 2, 3, 4, 5, 6];
const SMALLEST_SLICE = 16;
const LARGEST_SLICE = 4_096;
/** The address of the next slice, at the end of a slice. */
const ADDRESS_BYTES = 4;
/** The pool grows by pieces, so that nothing is copied while a million texts are loaded; no slice crosses pieces. */
const PIECE_BITS = 16;
const PIECE = 2 ** PIECE_BITS;

/**
 * Each list is a chain of slices in one pool of bytes, each twice as long as the previous one: a million texts of sixty
 * words take two or three bytes a word while they are loaded.
 */
export function createGrowingLists(): GrowingLists {
  let facts = new Uint32Array(1_024);
  const pieces: Uint8Array[] = [];
  let used = 0;
  let numbers = new Uint32Array(1_024);

  function factOf(list: number, fact: number): number {
    return facts[list * FACTS + fact] ?? 0;
  }

  function pieceAt(address: number): Uint8Array {
    return (pieces[address >>> PIECE_BITS] ??= new Uint8Array(PIECE));
  }

  /** Adds a slice to a list. */
  function addSlice(list: number): void {
    const length = Math.min(Math.max(factOf(list, SLICE_BYTES) * 2, SMALLEST_SLICE), LARGEST_SLICE);
    if (within(used) + length > PIECE) used += PIECE - within(used);
    if (factOf(list, COUNT) === 0) facts[list * FACTS + HEAD] = used;
    else writeAddress(pieceAt(factOf(list, SLICE_END)), within(factOf(list, SLICE_END)), used);
    facts[list * FACTS + PLACE] = used;
    facts[list * FACTS + SLICE_END] = used + length - ADDRESS_BYTES;
    facts[list * FACTS + SLICE_BYTES] = length;
    used += length;
  }

  function add(list: number, number: number): void {
    if ((list + 1) * FACTS > facts.length) facts = growInto(facts, new Uint32Array((list + 1) * FACTS * 2));
    const count = factOf(list, COUNT);
    const last = factOf(list, LAST);
    if (count > 0 && last === number) return;
    if (factOf(list, PLACE) + LONGEST_GAP > factOf(list, SLICE_END)) addSlice(list);
    const place = factOf(list, PLACE);
    facts[list * FACTS + PLACE] = place - within(place) + writeGap(pieceAt(place), within(place), number - last);
    facts[list * FACTS + LAST] = number;
    facts[list * FACTS + COUNT] = count + 1;
  }

  function read(list: number): Uint32Array {
    const count = factOf(list, COUNT);
    if (count === 0) return new Uint32Array();
    if (count > numbers.length) numbers = new Uint32Array(count * 2);
    let [piece, place] = [pieceAt(factOf(list, HEAD)), within(factOf(list, HEAD))];
    let [length, number] = [SMALLEST_SLICE, 0];
    let end = place + length - ADDRESS_BYTES;

    for (let index = 0; index < count; index += 1) {
      if (place + LONGEST_GAP > end) {
        const next = readAddress(piece, end);
        [piece, place] = [pieceAt(next), within(next)];
        length = Math.min(length * 2, LARGEST_SLICE);
        end = place + length - ADDRESS_BYTES;
      }
      const gap = readGap(piece, place);
      place += bytesOfGap(gap);
      number += gap;
      numbers[index] = number;
    }
    return numbers.subarray(0, count);
  }

  return { add, read, lastOf: (list) => (factOf(list, COUNT) === 0 ? -1 : factOf(list, LAST)) };
}

function within(address: number): number {
  return address & (PIECE - 1);
}

function writeAddress(bytes: Uint8Array, at: number, address: number): void {
  for (let place = 0; place < ADDRESS_BYTES; place += 1) bytes[at + place] = address >>> (place * 8);
}

function readAddress(bytes: Uint8Array, at: number): number {
  let address = 0;
  for (let place = 0; place < ADDRESS_BYTES; place += 1) address += (bytes[at + place] ?? 0) * 2 ** (place * 8);
  return address;
}
