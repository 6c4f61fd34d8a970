import type { SearchState } from "./search-state.ts";

/** A way to ask less than a sentence says; the higher its cost, the longer it is put off. `isFarther`: it looks around a place. */
export type Less = { cost: number; isFarther?: boolean; of: (state: SearchState) => SearchState };

/** So many searches are counted at most, beside that of all that was said. */
export const MOST_COUNTS = 10;

/**
 * All that was said, where that finds anything. Else the search that asks just as little less as it takes to find something: the
 * cheapest ways are taken together until one does, and those that turn out not to be needed are taken back, the dearest first.
 * All that was said again where no way helps: its page has the ways out.
 *
 * Asking less finds at least as much (hardly ever not, with words), so how many ways it takes is searched for by halves.
 */
export function foundSentence(
  said: SearchState,
  waysToAskLess: () => readonly Less[],
  finds: (state: SearchState) => boolean,
): SearchState {
  if (finds(said)) return said;

  let counts = 0;
  const helps = (some: readonly Less[]) => {
    counts += 1;
    return finds(asking(said, some));
  };
  const cheapestFirst = waysToAskLess().toSorted((a, b) => a.cost - b.cost);
  let [tooFew, enough] = [0, cheapestFirst.length];
  while (enough - tooFew > 1) {
    const half = (tooFew + enough) >> 1;
    if (helps(cheapestFirst.slice(0, half))) enough = half;
    else tooFew = half;
  }
  let needed = cheapestFirst.slice(0, enough);
  if (enough === cheapestFirst.length && !helps(needed)) return said;

  // A radius may find less than the province of a city: the others may be enough without all ways to look farther, and not without one.
  const asFar = needed.filter(({ isFarther }) => !isFarther);
  const isAsFar = asFar.length > 0 && asFar.length < needed.length && helps(asFar);
  if (isAsFar) needed = asFar;

  // Else the last one is needed: without it the others did not help.
  for (const way of (isAsFar ? needed : needed.slice(0, -1)).toReversed()) {
    if (counts === MOST_COUNTS) break;
    const fewer = needed.filter((other) => other !== way);
    if (helps(fewer)) needed = fewer;
  }
  return asking(said, needed);
}

function asking(said: SearchState, ways: readonly Less[]): SearchState {
  return ways.reduce((state, way) => way.of(state), said);
}
