/** The index of the last of these ascending numbers that is at most `limit`; 0 when all are above it. */
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
