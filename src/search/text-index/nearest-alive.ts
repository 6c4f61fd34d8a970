import type { Bits } from "../bits/bits.ts";
import { ERRORS_MIXED_UP, errorsAllowed, mayBeMixedUp } from "../text/nearest.ts";
import type { Mistyped, Segment } from "./segment.ts";

/** Words to look in, and what was found since the last change. */
type Words = { segments: readonly Segment[]; alive: Bits; remembered: Map<string, readonly string[]> };

const MOST_REMEMBERED = 1_000;

/** As `nearest` says, of all terms that are alive and of their parts. */
export function nearestAlive(word: string, words: Words): readonly string[] {
  const { remembered } = words;
  const known = remembered.get(word);
  if (known) return known;

  const found = nearestIn(word, words);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, found);
  return found;
}

function nearestIn(word: string, { segments, alive }: Words): readonly string[] {
  for (const mistyped of triesFor(word)) {
    const found = new Set<string>();
    const take = (near: string) => {
      if (segments.some((segment) => segment.hasWord(near, alive))) found.add(near);
    };
    for (const segment of segments) segment.near(mistyped, take);
    if (found.size > 0) return [...found];
  }

  return [];
}

/** Ever more errors, for the nearest words alone count; a letter in a wrong place comes last. */
function triesFor(word: string): Mistyped[] {
  const allowed = errorsAllowed(word);
  const tries = Array.from({ length: allowed === 0 ? 0 : allowed + 1 }, (_, errors): Mistyped => ({ word, errors }));
  return mayBeMixedUp(word) ? [...tries, { word, errors: ERRORS_MIXED_UP, isMixedUp: true }] : tries;
}
