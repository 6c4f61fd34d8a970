import { countOf } from "../bits/bits.ts";
import { PREFIX_UNION_FIELD } from "./base.ts";
import { firstBeyond } from "./beginnings.ts";
import type { MergeSources } from "./merge-sources.ts";
import type { MergedTerms } from "./merge-terms.ts";
import { yieldEvery } from "../yield-every.ts";
import { wordsFor } from "./postings.ts";
import { FIELDS } from "./segment.ts";

/** The shortest prefix of a prefix search. */
const SHORTEST = 2;
/** A prefix gets a union when reading its lists costs more than this share of all slots. */
const SHARE = 1 / 4;
/** Below this cost a prefix gets no union, so small platforms have none. */
const LEAST_COST = 20_000;

type Range = { from: number; to: number };
type Costs = Pick<MergedTerms, "terms" | "costUpTo"> & { limit: number };

/**
 * The union of the posting lists in the last field, for the few prefixes that thousands of words share (*ge*, *ver*):
 * reading all their lists is the most expensive part of any text query. See `BaseColumns.prefixUnions`.
 */
export function* mergePrefixUnions(
  { terms, addresses, costUpTo, writer }: MergedTerms,
  { step }: Pick<MergeSources, "step">,
): Generator<void, Uint32Array> {
  const { slots, collect } = writer.soFar();
  const nothing = new Uint32Array(wordsFor(slots));
  const all = { from: 0, to: terms.size };
  const limit = Math.max(slots * SHARE, LEAST_COST);
  const triples: number[] = [];
  const union = new Uint32Array(wordsFor(slots));
  const shouldYield = yieldEvery(step);

  for (const { from, to } of costlyRanges({ terms, costUpTo, limit }, all, SHORTEST)) {
    union.fill(0);
    for (let term = from; term < to; term += 1) {
      collect(addresses[term * FIELDS.length + PREFIX_UNION_FIELD] ?? 0, nothing, union);
      if (shouldYield((costUpTo[term + 1] ?? 0) - (costUpTo[term] ?? 0))) yield;
    }
    triples.push(from, to, writer.addSet(union, countOf(union)));
    yield;
  }

  return Uint32Array.from(triples);
}

/** The ranges of terms with a common prefix of at least `letters` letters whose cost exceeds the limit, each once. */
function costlyRanges(costs: Costs, within: Range, letters: number): Range[] {
  const { terms, costUpTo, limit } = costs;
  const ranges: Range[] = [];
  for (let from = within.from; from < within.to;) {
    const to = terms.lengthOf(from) < letters ? from + 1 : firstBeyond(terms, from, letters);
    if ((costUpTo[to] ?? 0) - (costUpTo[from] ?? 0) > limit) {
      const longer = costlyRanges(costs, { from, to }, letters + 1);
      const isThere = longer[0]?.from === from && longer[0].to === to;
      ranges.push(...(isThere ? longer : [{ from, to }, ...longer]));
    }
    from = to;
  }
  return ranges;
}
