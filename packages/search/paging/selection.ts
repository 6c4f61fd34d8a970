/** Gathers the lowest of many numbers, all different, without keeping or sorting them all. */
export interface Selection {
  /** Numbers from here on are no longer wanted. */
  readonly end: number;
  /** Takes a number below the end. */
  take(number: number): void;
  /** The lowest numbers, ascending. */
  lowest(): Float64Array;
}

/** So many times what is wanted is gathered before what is too high is thrown away. */
const GATHERED = 4;
const LEAST_GATHERED = 64;

/** The `wanted` lowest of at most `count` numbers. */
export function createSelection(wanted: number, count: number): Selection {
  const gathered = new Float64Array(Math.min(count, Math.max(wanted * GATHERED, LEAST_GATHERED)));
  let length = 0;
  let end = Infinity;

  return {
    get end() {
      return end;
    },
    take(number) {
      gathered[length] = number;
      length += 1;
      if (length < gathered.length || length <= wanted) return;
      gathered.sort();
      length = wanted;
      end = gathered[wanted - 1] ?? end;
    },
    lowest: () => gathered.subarray(0, length).toSorted().subarray(0, wanted),
  };
}
