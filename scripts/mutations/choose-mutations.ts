import { streamOf } from "../../packages/random/random.ts";
import { KINDS, type Kind, type Mutation } from "./mutation.ts";

/** Number of each kind among 20 mutations. */
const OF_TWENTY: Record<Kind, number> = { condition: 11, word: 4, mail: 3, escape: 2 };

/** Draws `count` mutations by `seed`, or all if there are fewer, spread over the kinds; avoids using a file twice. */
export function chooseMutations(found: Record<Kind, Mutation[]>, { seed, count }: { seed: number; count: number }): Mutation[] {
  const next = streamOf(seed);
  const amounts = amountsOf(found, count);
  return KINDS.flatMap((kind) => {
    const shuffled = found[kind].map((mutation) => ({ mutation, at: next() })).toSorted((a, b) => a.at - b.at);
    const files = new Set<string>();
    const [fresh, again]: [Mutation[], Mutation[]] = [[], []];
    for (const { mutation } of shuffled) {
      (files.has(mutation.path) ? again : fresh).push(mutation);
      files.add(mutation.path);
    }
    return [...fresh, ...again].slice(0, amounts[kind]);
  });
}

/** Number of each kind: assigns one at a time to the kind that is furthest below its share and has mutations left. */
function amountsOf(found: Record<Kind, Mutation[]>, count: number): Record<Kind, number> {
  const amounts: Record<Kind, number> = { condition: 0, word: 0, mail: 0, escape: 0 };
  const behind = (kind: Kind) => OF_TWENTY[kind] * count - 20 * amounts[kind];
  for (let given = 0; given < count; given += 1) {
    const [kind] = KINDS.filter((one) => amounts[one] < found[one].length).toSorted((a, b) => behind(b) - behind(a));
    if (kind) amounts[kind] += 1;
  }
  return amounts;
}
