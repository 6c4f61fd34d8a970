import type { BaseColumns } from "./base.ts";
import { writeDictionary, type Dictionary } from "./dictionary.ts";
import type { Folded } from "./fold.ts";
import { sorted } from "./sorted.ts";

/** Reading a term takes as long as so many slots. */
const TERM_COST = 200;

/** Which terms are found by which stems. */
export function* foldStems(
  terms: Dictionary,
  { readTerm, step }: Pick<Folded, "readTerm" | "step">,
): Generator<void, Pick<BaseColumns, "stems" | "stemEnds" | "stemTerms">> {
  const pairs: { stem: string; entry: number }[] = [];
  for (let number = 0; number < terms.size; number += 1) {
    const { stems, parts } = readTerm(terms.wordAt(number));
    for (const stem of stems) pairs.push({ stem, entry: number * 2 + Number(parts.includes(stem)) });
    if (number % Math.ceil(step / TERM_COST) === 0) yield;
  }

  const inOrder = yield* sorted(pairs, (a, b) => (a.stem < b.stem ? -1 : Number(a.stem > b.stem)));
  const stems = writeDictionary();
  const stemEnds = new Uint32Array(inOrder.length);
  inOrder.forEach(({ stem }, index) => {
    if (stem !== inOrder[index - 1]?.stem) stems.add(stem);
    stemEnds[stems.size - 1] = index + 1;
  });

  return { stems: stems.finish(), stemEnds: stemEnds.slice(0, stems.size), stemTerms: Uint32Array.from(inOrder, ({ entry }) => entry) };
}
