/** The largest id of an `integer` column. */
const LARGEST = 2 ** 31 - 1;

/** An id such as `12`, of a path or a field; null for any other text, which is answered as missing. */
export function readId(text: string | null | undefined): number | null {
  const id = readLongId(text);
  return id !== null && id <= LARGEST ? id : null;
}

/** The same of a `bigint` column: the lines of the log, and the jobs of the queue. */
export function readLongId(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
