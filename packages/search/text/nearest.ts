/** The number of typing errors allowed in a word: none in short ones and in numbers. */
export function errorsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** A misplaced letter is two errors but one mistake, so it is allowed in shorter words too, except very short ones. */
const SHORTEST_MIXED_UP = 6;
export const ERRORS_MIXED_UP = 2;

/** Whether a word may have a misplaced letter although it may not have two errors. */
export function mayBeMixedUp(word: string): boolean {
  const allowed = errorsAllowed(word);
  return allowed > 0 && allowed < ERRORS_MIXED_UP && word.length >= SHORTEST_MIXED_UP;
}

export function hasSameLetters(word: string, other: string): boolean {
  return word.length === other.length && word.split("").toSorted().join("") === other.split("").toSorted().join("");
}

/**
 * The nearest words to a mistyped one, all with the same number of errors; empty when none is near enough. If there is
 * none, one letter may be misplaced: *teather*.
 */
export function nearest(word: string, dictionary: Iterable<string>): string[] {
  const words = [...dictionary];
  const found = nearestWithin(errorsAllowed(word), word, words);
  if (found.length > 0 || !mayBeMixedUp(word)) return found;

  return nearestWithin(
    ERRORS_MIXED_UP,
    word,
    words.filter((other) => hasSameLetters(word, other)),
  );
}

function nearestWithin(errors: number, word: string, words: readonly string[]): string[] {
  let best = errors;
  let found: string[] = [];
  if (best === 0) return found;

  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > best) continue;
    const distance = typingErrors(word, candidate);
    if (distance > best) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }

  return found;
}

/**
 * The number of letters omitted, added, replaced, or swapped with their neighbour between two words
 * (Damerau–Levenshtein, optimal string alignment); costs the product of their lengths.
 */
export function typingErrors(a: string, b: string): number {
  let former: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);

  for (let i = 1; i <= a.length; i += 1) {
    [former, last, row] = [last, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let errors = Math.min(changed, at(last, j) + 1, at(row, j - 1) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) errors = Math.min(errors, at(former, j - 2) + 1);
      row.push(errors);
    }
  }

  return at(row, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
