import type { BaseColumns } from "./base.ts";
import type { MergeSources } from "./merge-sources.ts";
import type { MergedTerms } from "./merge-terms.ts";
import { yieldEvery } from "../yield-every.ts";
import { mergeTermsByWord, type WordOfTerm } from "./terms-by-word.ts";

/** Analysing an uncached term costs as much as reading this many slots. */
const TERM_COST = 1_000;

/** The terms by stem and by part: those of the base are copied, and only new terms are analysed. */
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
