import { KERNEL_BYTES } from "./kernel-bytes.ts";

/**
 * Operations on whole rows of bits, 128 slots at a time (assembly/kernel.ts). Rows are given by their address in the
 * kernel's memory; `bytes` is the length of every row of a call, a multiple of 16.
 */
export type Kernel = {
  and(into: number, other: number, bytes: number): void;
  or(into: number, other: number, bytes: number): void;
  /** Takes one more group into account: `all` matches every group so far, `nearMisses` fails exactly one. */
  meet(all: number, nearMisses: number, group: number, bytes: number): void;
  /** Writes the slots that match every group, ignoring this one. */
  leaveOut(into: number, group: number, all: number, nearMisses: number, bytes: number): void;
  count(row: number, bytes: number): number;
  /**
   * Counts each row's intersection with the base. `rows` is the address of a list of addresses, a multiple of four of
   * them, `counts` that of the results, 32 bits each; `scratch` is a row to write on.
   */
  countRows(base: number, rows: number, rowCount: number, counts: number, scratch: number, bytes: number): void;
  /** Keeps the slots with low ≤ atMost and high ≥ atLeast in two columns of unsigned 16-bit values. */
  within(into: number, low: number, high: number, atMost: number, atLeast: number, bytes: number): void;
  /**
   * For the numbers whose bits are set: adds one to `table` at (shuffled position >> shift).
   * `count` is a multiple of 64; `keys` are those of the shuffle.
   */
  tally(numbers: number, bits: number, count: number, keys: number, shift: number, table: number): void;
  /**
   * For the numbers whose bits are set: writes how many have a shuffled position before `from`, and then the positions
   * from `from` to `last`, unordered, 32 bits each. Returns the number of these positions; stops beyond `most`. Only
   * for positions below 2³¹.
   */
  between(numbers: number, bits: number, count: number, keys: number, from: number, last: number, into: number, most: number): number;
};

const NAMES = ["and", "or", "meet", "leaveOut", "count", "countRows", "within", "tally", "between"] satisfies (keyof Kernel)[];

const compiled = new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BYTES), (character) => character.charCodeAt(0)));

export function createKernel(memory: WebAssembly.Memory): Kernel {
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!isKernel(exports)) throw new Error("The kernel is not the one that `npm run kernel` makes");
  return exports;
}

function isKernel(exports: object): exports is Kernel {
  return NAMES.every((name) => name in exports);
}
