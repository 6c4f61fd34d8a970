import type { BaseColumns } from "./base.ts";
import { writeDictionary, type Dictionary } from "./dictionary.ts";
import type { Folded } from "./fold.ts";
import { createPace } from "./pace.ts";
import { compareWords, sorted } from "./sorted.ts";

/** Reading a term that is not remembered takes as long as so many slots, writing down a pair as long as these. */
const TERM_COST = 1_000;
const PAIR_COST = 20;

/** Which terms are found by which stems. */
export function* foldStems(
  terms: Dictionary,
  { readTerm, step }: Pick<Folded, "readTerm" | "step">,
): Generator<void, Pick<BaseColumns, "stems" | "stemEnds" | "stemTerms">> {
  const pairs: { stem: string; entry: number }[] = [];
  const isTime = createPace(step);
  for (let number = 0; number < terms.size; number += 1) {
    const { stems, parts } = readTerm(terms.wordAt(number));
    for (const stem of stems) pairs.push({ stem, entry: number * 2 + Number(parts.includes(stem)) });
    if (isTime(TERM_COST)) yield;
  }

  const inOrder = yield* sorted(pairs, (a, b) => compareWords(a.stem, b.stem));
  const stems = writeDictionary();
  const stemEnds = new Uint32Array(inOrder.length);
  const stemTerms = new Uint32Array(inOrder.length);
  for (const [index, { stem, entry }] of inOrder.entries()) {
    if (stem !== inOrder[index - 1]?.stem) stems.add(stem);
    stemEnds[stems.size - 1] = index + 1;
    stemTerms[index] = entry;
    if (isTime(PAIR_COST)) yield;
  }

  return { stems: stems.finish(), stemEnds: stemEnds.slice(0, stems.size), stemTerms };
}
