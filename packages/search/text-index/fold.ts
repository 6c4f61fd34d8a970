import type { Folded } from "./folded.ts";
import { openBase, type Base } from "./base.ts";
import { foldStems } from "./fold-stems.ts";
import { foldTerms } from "./fold-terms.ts";
import { wordsFor } from "./postings.ts";
import { foldWholes } from "./wholes.ts";

/**
 * A new base of what a base and deltas hold, with a pause after every step; neither of them
 * is changed by it. What they forget meanwhile may still be in it: the caller keeps account of that. Takes the time of
 * reading and writing all lists once.
 */
export function* fold(folded: Folded): Generator<void, Base> {
  const lists = yield* foldTerms(folded);
  const { terms, addresses, writer } = lists;
  const stems = yield* foldStems(lists, folded);
  const wholes = yield* foldWholes(lists, folded);
  const postings = writer.finish();
  return openBase({ terms, addresses, postings, ...stems, wholes, stale: new Uint32Array(wordsFor(postings.slots)) });
}
