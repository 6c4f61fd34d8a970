/**
 * Compares one word with many, letter by letter, by the rule of `typingErrors`: words that begin alike share their first
 * rows, and most words are given up after a few letters. A letter costs the few columns that so many errors can reach.
 */
export interface Comparison {
  /** Takes the letter (a UTF-16 unit) at a place, after those before it; false when no word that begins so is near enough. */
  take(letter: number, place: number): boolean;
  /** Whether the word of the first so many letters is near enough. */
  ends(length: number): boolean;
}

/** More errors than are ever asked for; what a row does not reach has so many. */
const MANY = 100;

export function comparison(word: string, errors: number): Comparison {
  const longest = word.length + errors;
  const width = word.length + 1;
  // Row by row, the errors between the first letters of the other word and of this one.
  const cells = new Uint8Array(width * (longest + 1)).fill(MANY);
  const letters = new Uint16Array(longest + 1);
  for (let column = 0; column <= Math.min(errors, word.length); column += 1) cells[column] = column;

  function cell(row: number, column: number): number {
    return column < 0 ? MANY : (cells[row * width + column] ?? MANY);
  }

  function leastAt(row: number, column: number): number {
    if (column === 0) return row;
    const [letter, own] = [letters[row], word.charCodeAt(column - 1)];
    const changed = cell(row - 1, column - 1) + (letter === own ? 0 : 1);
    const least = Math.min(changed, cell(row - 1, column) + 1, cell(row, column - 1) + 1, MANY);
    const isSwapped = row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && letters[row - 1] === own;
    return isSwapped ? Math.min(least, cell(row - 2, column - 2) + 1) : least;
  }

  return {
    take(letter, place) {
      const row = place + 1;
      if (row > longest) return false;
      letters[row] = letter;
      let isReached = false;
      const last = Math.min(row + errors, word.length);
      for (let column = Math.max(row - errors, 0); column <= last; column += 1) {
        const least = leastAt(row, column);
        cells[row * width + column] = least;
        isReached ||= least <= errors;
      }
      return isReached;
    },
    ends: (length) => length <= longest && cell(length, word.length) <= errors,
  };
}

/** Whether a word is near enough to the compared one. */
export function isNear({ take, ends }: Comparison, word: string): boolean {
  for (let place = 0; place < word.length; place += 1) {
    if (!take(word.charCodeAt(place), place)) return false;
  }
  return ends(word.length);
}
