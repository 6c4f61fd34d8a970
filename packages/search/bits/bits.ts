/**
 * A set of slots, one bit each: slot s is bit s mod 32 of word ⌊s / 32⌋. Operands of one operation have equal length. A
 * plain array of words, so it may have its own memory or share the kernel's.
 */
export type Bits = Uint32Array;

export function holds(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function add(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31));
}

export function remove(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (slot & 31));
}

/** Intersection with the other set, in place. */
export function meetBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Union with the other set, in place. */
export function joinBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Calls `visit` with every slot of the set in ascending order, in time proportional to its words and members. */
export function each(bits: Bits, visit: (slot: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit(word * 32 + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
}

export function countOf(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    rest -= (rest >>> 1) & 0x5555_5555;
    rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}
