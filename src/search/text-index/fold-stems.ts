import type { BaseColumns } from "./base.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Folded } from "./fold.ts";
import { createPace } from "./pace.ts";
import { writeTermsByWord, type WordOfTerm } from "./terms-by-word.ts";

/** Reading a term that is not remembered takes as long as so many slots. */
const TERM_COST = 1_000;

/** Which terms are found by which stems, and which have which parts. */
export function* foldStems(
  terms: Dictionary,
  { readTerm, step }: Pick<Folded, "readTerm" | "step">,
): Generator<void, Pick<BaseColumns, "byStem" | "byPart">> {
  const byStem: WordOfTerm[] = [];
  const byPart: WordOfTerm[] = [];
  const isTime = createPace(step);
  for (let term = 0; term < terms.size; term += 1) {
    const { stems, parts } = readTerm(terms.wordAt(term));
    for (const word of stems) byStem.push({ word, term });
    for (const word of parts) byPart.push({ word, term });
    if (isTime(TERM_COST)) yield;
  }

  return { byStem: yield* writeTermsByWord(byStem, step), byPart: yield* writeTermsByWord(byPart, step) };
}
