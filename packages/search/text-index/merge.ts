import type { MergeSources } from "./merge-sources.ts";
import { openBase, type Base } from "./base.ts";
import { mergeStems } from "./merge-stems.ts";
import { mergeTerms } from "./merge-terms.ts";
import { wordsFor } from "./postings.ts";
import { mergePrefixUnions } from "./prefix-unions.ts";

/**
 * Merges a base and deltas into a new base, and yields after each step; the sources do not change. Texts removed
 * meanwhile may still be in the result: the caller tracks them. Reads and writes every list once.
 */
export function* mergeSegments(sources: MergeSources): Generator<void, Base> {
  const lists = yield* mergeTerms(sources);
  const { terms, addresses, writer } = lists;
  const stems = yield* mergeStems(lists, sources);
  const prefixUnions = yield* mergePrefixUnions(lists, sources);
  const postings = writer.finish();
  return openBase({ terms, addresses, postings, ...stems, prefixUnions, stale: new Uint32Array(wordsFor(postings.slots)) });
}
