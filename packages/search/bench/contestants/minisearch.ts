import MiniSearch from "minisearch";
import type { BenchCatalogue } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import { countResults } from "./counted.ts";
import { textOf, wordsOf } from "./text-of.ts";
import { versionOf } from "./version-of.ts";

/** MiniSearch over one field, without stored fields or fuzzy matching; the last word is a prefix, as in our engine. */
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
    unsupported: {
      dutchText: "knows no compounds",
    },
    notes: [
      "Has neither facets nor ranges: our own code filters and counts its results in one pass; queries without a text use its wildcard.",
    ],
    answer(query) {
      const text = query.filter.genericSearchQuery;
      const results = index.search(text ?? MiniSearch.wildcard, { combineWith: "AND", prefix: isLast });
      return counted.answer(
        results.map(({ id }) => Number(id)),
        query,
      );
    },
  };
}
