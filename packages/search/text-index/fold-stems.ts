import type { BaseColumns } from "./base.ts";
import type { Folded } from "./folded.ts";
import type { FoldedTerms } from "./fold-terms.ts";
import { createPace } from "../pace.ts";
import { renewTermsByWord, type WordOfTerm } from "./terms-by-word.ts";

/** Reading a term that is not remembered takes as long as so many slots. */
const TERM_COST = 1_000;

/** Which terms are found by which stems, and which have which parts: the base knows it of its own, and only new ones are read. */
export function* foldStems(
  { terms, numbers, added }: Pick<FoldedTerms, "terms" | "numbers" | "added">,
  { base, readTerm, step }: Pick<Folded, "base" | "readTerm" | "step">,
): Generator<void, Pick<BaseColumns, "byStem" | "byPart">> {
  const stemsOfAdded: WordOfTerm[] = [];
  const partsOfAdded: WordOfTerm[] = [];
  const isTime = createPace(step);
  for (const term of added) {
    const { stems, parts } = readTerm(terms.wordAt(term));
    for (const word of stems) stemsOfAdded.push({ word, term });
    for (const word of parts) partsOfAdded.push({ word, term });
    if (isTime(TERM_COST)) yield;
  }

  const { byStem, byPart } = base.columns;
  return {
    byStem: yield* renewTermsByWord({ former: byStem, numbers, added: stemsOfAdded }, step),
    byPart: yield* renewTermsByWord({ former: byPart, numbers, added: partsOfAdded }, step),
  };
}
