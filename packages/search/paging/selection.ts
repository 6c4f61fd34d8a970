/** Selects the lowest of many distinct numbers, without storing or sorting them all. */
export interface Selection {
  /** Numbers from here on are not wanted. */
  readonly end: number;
  /** Adds a number below the end. */
  take(number: number): void;
  lowest(): Float64Array;
}

/** The buffer is pruned when it has this many times the wanted number. */
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
