/**
 * Variable-length gaps between ascending numbers: seven bits a byte, the lowest first; the highest bit of a byte is set
 * when another follows.
 */

/** The most bytes of a gap. */
export const LONGEST_GAP = 5;

/** Writes a gap and returns its end; `bytes` has room for the longest. */
export function writeGap(bytes: Uint8Array, at: number, gap: number): number {
  let [place, rest] = [at, gap];
  while (rest > 127) {
    bytes[place++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  bytes[place++] = rest;
  return place;
}

export function readGap(bytes: Uint8Array, at: number): number {
  let byte = bytes[at] ?? 0;
  let gap = byte & 127;
  for (let place = at + 1, shift = 7; byte > 127; place += 1, shift += 7) {
    byte = bytes[place] ?? 0;
    gap |= (byte & 127) << shift;
  }
  return gap;
}

/** The bytes of a gap. */
export function bytesOfGap(gap: number): number {
  let bytes = 1;
  for (let rest = gap >>> 7; rest > 0; rest >>>= 7) bytes += 1;
  return bytes;
}
