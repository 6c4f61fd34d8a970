import { firstBeyond, sharedBeginning } from "./beginnings.ts";
import { comparison } from "./comparison.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Mistyped } from "./segment.ts";

/**
 * Calls `visit` with the numbers of the words at most so many typing errors away. Goes through the words in their order,
 * and leaps over all that begin like one that was given up.
 */
export function nearInDictionary(dictionary: Dictionary, mistyped: Mistyped, visit: (number: number) => void): void {
  const { size, letterAt, lengthOf } = dictionary;
  const { take, ends } = comparison(mistyped);
  let [number, former, taken] = [0, 0, 0];

  while (number < size) {
    const length = lengthOf(number);
    taken = Math.min(taken, sharedBeginning(dictionary, former, number));
    let goesOn = true;
    while (goesOn && taken < length) {
      goesOn = take(letterAt(number, taken), taken);
      taken += 1;
    }
    if (goesOn && ends(length)) visit(number);
    former = number;
    number = goesOn ? number + 1 : firstBeyond(dictionary, number, taken);
  }
}
