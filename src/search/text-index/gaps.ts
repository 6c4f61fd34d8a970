/**
 * Rising numbers as the gaps between them, seven bits a byte, the lowest first; the highest bit of a byte says that the
 * gap goes on. A list of a hundredth of all slots takes a byte for each, a rare one two or three.
 */

/** A gap takes at most so many bytes. */
export const LONGEST_GAP = 5;

/** Writes a gap and tells where the next one goes; `bytes` has room for the longest. */
export function writeGap(bytes: Uint8Array, at: number, gap: number): number {
  let [place, rest] = [at, gap];
  while (rest > 127) {
    bytes[place++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  bytes[place++] = rest;
  return place;
}

/** So many gaps, from a place in bytes on. */
export type Gaps = { bytes: Uint8Array; at: number; count: number };

/** Writes the numbers into the beginning of `into`, which has room for them. */
export function readGaps({ bytes, at, count }: Gaps, into: Uint32Array): void {
  let [place, number] = [at, 0];
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[place++] ?? 0;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[place++] ?? 0;
      gap |= (byte & 127) << shift;
    }
    number += gap;
    into[index] = number;
  }
}
