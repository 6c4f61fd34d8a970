import { hasSameLetters } from "../text/nearest.ts";
import type { Mistyped } from "./segment.ts";

/**
 * Compares one word with many, letter by letter, as `typingErrors`: words with a common prefix share its rows, and most
 * words are rejected after a few letters. A letter costs the few columns within the error bound.
 */
export interface Comparison {
  /** Adds the letter (a UTF-16 unit) at a place, after those before it; false when no word with this prefix is near enough. */
  take(letter: number, place: number): boolean;
  /** Whether the word of the first `length` letters is near enough. */
  ends(length: number): boolean;
}

/** More errors than are ever allowed: marks cells outside the error bound. */
const MANY = 100;

export function comparison({ word, errors, isMixedUp = false }: Mistyped): Comparison {
  const longest = word.length + errors;
  const own = Uint16Array.from({ length: word.length }, (_, place) => word.charCodeAt(place));
  const other = new Uint16Array(longest);
  // The errors between prefixes of the other word (rows) and of this one (columns, after one of `MANY`).
  const width = word.length + 2;
  const cells = new Uint8Array(width * (longest + 1)).fill(MANY);
  for (let column = 0; column <= Math.min(errors, word.length); column += 1) cells[column + 1] = column;

  /** The errors between the prefixes up to a letter of each word. */
  function errorsAt(place: number, ownPlace: number): number {
    const at = (place + 1) * width + ownPlace + 2;
    const isSame = other[place] === own[ownPlace];
    let least = (cells[at - width - 1] ?? MANY) + (isSame ? 0 : 1);
    least = Math.min(least, (cells[at - width] ?? MANY) + 1, (cells[at - 1] ?? MANY) + 1);
    const isSwapped = place > 0 && ownPlace > 0 && other[place] === own[ownPlace - 1] && other[place - 1] === own[ownPlace];
    return isSwapped ? Math.min(least, (cells[at - 2 * width - 2] ?? MANY) + 1) : least;
  }

  return {
    take(letter, place) {
      if (place >= longest || (isMixedUp && !own.includes(letter))) return false;
      other[place] = letter;
      const row = (place + 1) * width;
      let least = MANY;
      if (place < errors) least = cells[row + 1] = place + 1;
      const end = Math.min(place + errors + 1, word.length);
      for (let ownPlace = Math.max(place - errors, 0); ownPlace < end; ownPlace += 1) {
        const found = Math.min(errorsAt(place, ownPlace), MANY);
        cells[row + ownPlace + 2] = found;
        if (found < least) least = found;
      }
      return least <= errors;
    },
    ends(length) {
      if (length > longest || (cells[length * width + word.length + 1] ?? MANY) > errors) return false;
      return !isMixedUp || hasSameLetters(word, String.fromCharCode(...other.subarray(0, length)));
    },
  };
}

export function isNear({ take, ends }: Comparison, word: string): boolean {
  for (let place = 0; place < word.length; place += 1) {
    if (!take(word.charCodeAt(place), place)) return false;
  }
  return ends(word.length);
}
