/** Where the last of ascending numbers stands that is not above a limit; the first when all are. */
export function lastUpTo(numbers: Uint32Array, limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
