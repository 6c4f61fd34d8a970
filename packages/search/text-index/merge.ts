import type { MergeSources } from "./merge-sources.ts";
import { openBase, type Base } from "./base.ts";
import { mergeStems } from "./merge-stems.ts";
import { mergeTerms } from "./merge-terms.ts";
import { wordsFor } from "./postings.ts";
import { mergePrefixUnions } from "./prefix-unions.ts";

/**
 * A new base of what a base and deltas hold, with a pause after every step; neither of them
 * is changed by it. What they forget meanwhile may still be in it: the caller keeps account of that. Takes the time of
 * reading and writing all lists once.
 */
export function* mergeSegments(sources: MergeSources): Generator<void, Base> {
  const lists = yield* mergeTerms(sources);
  const { terms, addresses, writer } = lists;
  const stems = yield* mergeStems(lists, sources);
  const prefixUnions = yield* mergePrefixUnions(lists, sources);
  const postings = writer.finish();
  return openBase({ terms, addresses, postings, ...stems, prefixUnions, stale: new Uint32Array(wordsFor(postings.slots)) });
}
