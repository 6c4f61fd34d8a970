import type { Budget } from "./budget.ts";
import { comparison } from "./comparison.ts";
import { numberOf, type Dictionary } from "./dictionary.ts";
import { COMPARISON_STEPS, letterSet, letterSets, mayBeNear, SKIPPED_PER_STEP } from "./letter-sets.ts";
import type { Mistyped } from "./segment.ts";

type NearOptions = { mistyped: Mistyped; budget: Budget };

/**
 * Calls `visit` with the numbers of the words within a number of typing errors, ascending. Compares only words of
 * similar length and letters. Stops when the budget is spent.
 */
export function nearInDictionary(dictionary: Dictionary, { mistyped, budget }: NearOptions, visit: (number: number) => void): void {
  const { word, errors } = mistyped;
  if (errors === 0) {
    const number = numberOf(dictionary, word);
    if (number >= 0) visit(number);
    return;
  }

  const { size, letters, ends } = dictionary;
  const { take, ends: isNearEnough } = comparison(mistyped);
  const [own, sets] = [letterSet(word), letterSets(dictionary)];
  const [shortest, longest] = [word.length - errors, word.length + errors];
  let [start, end] = [0, 0];
  if (!budget.spend(size / SKIPPED_PER_STEP)) return;

  for (let number = 0; number < size; number += 1) {
    [start, end] = [end, ends[number] ?? 0];
    const length = end - start;
    if (length < shortest || length > longest || !mayBeNear(own, sets[number] ?? 0, errors)) continue;
    if (!budget.spend(COMPARISON_STEPS)) return;
    let place = 0;
    while (place < length && take(letters[start + place] ?? 0, place)) place += 1;
    if (place === length && isNearEnough(length)) visit(number);
  }
}
