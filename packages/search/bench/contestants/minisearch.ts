import MiniSearch from "minisearch";
import type { BenchCatalogue } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import { countResults } from "./counted.ts";
import { textOf, wordsOf } from "./text-of.ts";
import { versionOf } from "./version-of.ts";

/** MiniSearch over one field, without stored fields and typing errors; the last word may go on, as with us. */
export function miniSearchContestant({ facts, places, records, ...rest }: BenchCatalogue, count: number): Contestant {
  const index = new MiniSearch({ fields: ["text"], tokenize: wordsOf, processTerm: (term) => term });
  const counted = countResults({ facts, places, records, ...rest });
  for (const record of records(count)) {
    index.add({ id: record.id, text: textOf(record) });
    counted.add(record);
  }

  const isLast = (_: string, index: number, words: string[]) => index === words.length - 1;
  return {
    name: `MiniSearch ${versionOf("minisearch")}`,
    cannot: {
      dutchText: "knows no compounds",
    },
    notes: [
      "Has neither facets nor ranges: its results are narrowed and counted in one pass of our own; without a text it gives all by its wildcard.",
    ],
    answer(question) {
      const text = question.filter.genericSearchQuery;
      const results = index.search(text ?? MiniSearch.wildcard, { combineWith: "AND", prefix: isLast });
      return counted.answer(
        results.map(({ id }) => Number(id)),
        question,
      );
    },
  };
}
