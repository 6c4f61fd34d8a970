import { streamOf } from "../../src/chance.ts";
import { KINDS, type Kind, type Place } from "./place.ts";

/** Of 20 mutations so many are of each kind. */
const OF_TWENTY: Record<Kind, number> = { condition: 11, word: 4, mail: 3, escape: 2 };

/** `count` places drawn by `seed` from those found, spread over the kinds, and no file twice where that can be. */
export function choosePlaces(found: Record<Kind, Place[]>, { seed, count }: { seed: number; count: number }): Place[] {
  const next = streamOf(seed);
  return KINDS.flatMap((kind) => {
    const shuffled = found[kind].map((place) => ({ place, at: next() })).toSorted((a, b) => a.at - b.at);
    const files = new Set<string>();
    const [fresh, again]: [Place[], Place[]] = [[], []];
    for (const { place } of shuffled) {
      (files.has(place.path) ? again : fresh).push(place);
      files.add(place.path);
    }
    return [...fresh, ...again].slice(0, Math.max(1, Math.round((OF_TWENTY[kind] * count) / 20)));
  });
}
