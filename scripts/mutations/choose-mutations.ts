import { streamOf } from "../../packages/random/random.ts";
import { KINDS, type Kind, type Place } from "./mutation.ts";

/** Of 20 mutations so many are of each kind. */
const OF_TWENTY: Record<Kind, number> = { condition: 11, word: 4, mail: 3, escape: 2 };

/** `count` places, or all where there are fewer, drawn by `seed` and spread over the kinds; no file twice where that can be. */
export function choosePlaces(found: Record<Kind, Place[]>, { seed, count }: { seed: number; count: number }): Place[] {
  const next = streamOf(seed);
  const amounts = amountsOf(found, count);
  return KINDS.flatMap((kind) => {
    const shuffled = found[kind].map((place) => ({ place, at: next() })).toSorted((a, b) => a.at - b.at);
    const files = new Set<string>();
    const [fresh, again]: [Place[], Place[]] = [[], []];
    for (const { place } of shuffled) {
      (files.has(place.path) ? again : fresh).push(place);
      files.add(place.path);
    }
    return [...fresh, ...again].slice(0, amounts[kind]);
  });
}

/** How many of each kind: one after the other goes to the kind that is furthest behind its share and has places left. */
function amountsOf(found: Record<Kind, Place[]>, count: number): Record<Kind, number> {
  const amounts: Record<Kind, number> = { condition: 0, word: 0, mail: 0, escape: 0 };
  const behind = (kind: Kind) => OF_TWENTY[kind] * count - 20 * amounts[kind];
  for (let given = 0; given < count; given += 1) {
    const [kind] = KINDS.filter((one) => amounts[one] < found[one].length).toSorted((a, b) => behind(b) - behind(a));
    if (kind) amounts[kind] += 1;
  }
  return amounts;
}
