import { ERRORS_MIXED_UP, errorsAllowed, mayBeMixedUp } from "../text/nearest.ts";
import type { QueryContext } from "./query-context.ts";
import type { Mistyped } from "./segment.ts";

/** As `nearest`, over all terms with a live slot and their parts; fewer or none when the budget is spent. */
export function nearestLive(word: string, { segments, live, budget }: QueryContext): readonly string[] {
  for (const mistyped of triesFor(word)) {
    const found = new Set<string>();
    const take = (near: string) => {
      if (segments.some((segment) => segment.hasWord(near, live))) found.add(near);
    };
    for (const segment of segments) segment.near(mistyped, budget, take);
    if (found.size > 0) return [...found];
  }

  return [];
}

/** Increasing numbers of errors, as only the nearest words count; a misplaced letter comes last. */
function triesFor(word: string): Mistyped[] {
  const allowed = errorsAllowed(word);
  const tries = Array.from({ length: allowed === 0 ? 0 : allowed + 1 }, (_, errors): Mistyped => ({ word, errors }));
  return mayBeMixedUp(word) ? [...tries, { word, errors: ERRORS_MIXED_UP, isMixedUp: true }] : tries;
}
