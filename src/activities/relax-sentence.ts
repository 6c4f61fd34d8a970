import type { SearchState } from "./search-state.ts";

/** Drops or widens one condition; steps with a lower cost are tried first. `isFarther`: the step widens the radius around a city. */
export type RelaxationStep = { cost: number; isFarther?: boolean; apply: (state: SearchState) => SearchState };

/** The maximum number of counted searches, besides the one for the whole sentence. */
export const MAX_COUNTS = 10;

/**
 * The search of a whole sentence if it has results; else the search relaxed by as little as possible: the cheapest steps that
 * together give results, minus those that prove unnecessary, the most expensive first. The whole sentence again when no step helps:
 * its page then offers relaxed searches.
 *
 * Applying more steps finds at least as much (with words there are rare exceptions), so the number of steps is found by binary search.
 */
export function relaxSentence(
  whole: SearchState,
  relaxationSteps: () => readonly RelaxationStep[],
  hasResults: (state: SearchState) => boolean,
): SearchState {
  if (hasResults(whole)) return whole;

  let counts = 0;
  const helps = (steps: readonly RelaxationStep[]) => {
    counts += 1;
    return hasResults(relaxed(whole, steps));
  };
  const cheapestFirst = relaxationSteps().toSorted((a, b) => a.cost - b.cost);
  let [tooFew, enough] = [0, cheapestFirst.length];
  while (enough - tooFew > 1) {
    const half = (tooFew + enough) >> 1;
    if (helps(cheapestFirst.slice(0, half))) enough = half;
    else tooFew = half;
  }
  let needed = cheapestFirst.slice(0, enough);
  if (enough === cheapestFirst.length && !helps(needed)) return whole;

  // A wider radius may find less than the city's whole province, so the other steps may give results only without it.
  const sameDistance = needed.filter(({ isFarther }) => !isFarther);
  const isSameDistance = sameDistance.length > 0 && sameDistance.length < needed.length && helps(sameDistance);
  if (isSameDistance) needed = sameDistance;

  // Otherwise the last step is needed: without it the others did not help.
  for (const step of (isSameDistance ? needed : needed.slice(0, -1)).toReversed()) {
    if (counts === MAX_COUNTS) break;
    const fewer = needed.filter((other) => other !== step);
    if (helps(fewer)) needed = fewer;
  }
  return relaxed(whole, needed);
}

function relaxed(whole: SearchState, steps: readonly RelaxationStep[]): SearchState {
  return steps.reduce((state, step) => step.apply(state), whole);
}
