import type { BaseColumns } from "./base.ts";
import type { MergeSources } from "./merge-sources.ts";
import type { MergedTerms } from "./merge-terms.ts";
import { yieldEvery } from "../yield-every.ts";
import { mergeTermsByWord, type WordOfTerm } from "./terms-by-word.ts";

/** Reading a term that is not remembered takes as long as so many slots. */
const TERM_COST = 1_000;

/** Which terms are found by which stems, and which have which parts: the base knows it of its own, and only new ones are read. */
export function* mergeStems(
  { terms, numbers, added }: Pick<MergedTerms, "terms" | "numbers" | "added">,
  { base, readTerm, step }: Pick<MergeSources, "base" | "readTerm" | "step">,
): Generator<void, Pick<BaseColumns, "byStem" | "byPart">> {
  const stemsOfAdded: WordOfTerm[] = [];
  const partsOfAdded: WordOfTerm[] = [];
  const shouldYield = yieldEvery(step);
  for (const term of added) {
    const { stems, parts } = readTerm(terms.wordAt(term));
    for (const word of stems) stemsOfAdded.push({ word, term });
    for (const word of parts) partsOfAdded.push({ word, term });
    if (shouldYield(TERM_COST)) yield;
  }

  const { byStem, byPart } = base.columns;
  return {
    byStem: yield* mergeTermsByWord({ former: byStem, numbers, added: stemsOfAdded }, step),
    byPart: yield* mergeTermsByWord({ former: byPart, numbers, added: partsOfAdded }, step),
  };
}
