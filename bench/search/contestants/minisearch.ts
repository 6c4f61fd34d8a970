import MiniSearch from "minisearch";
import type { BenchCatalogue } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import { countResults } from "./counted.ts";
import { textOf, wordsOf } from "./text-of.ts";
import { versionOf } from "./version-of.ts";

/** MiniSearch over one field, without stored fields, prefixes or typing errors: the least that it can be asked to do. */
export function miniSearchContestant({ facts, places, records, ...rest }: BenchCatalogue, count: number): Contestant {
  const index = new MiniSearch({ fields: ["text"], tokenize: wordsOf, processTerm: (term) => term });
  const counted = countResults({ facts, places, records, ...rest });
  for (const record of records(count)) {
    index.add({ id: record.id, text: textOf(record) });
    counted.add(record);
  }

  return {
    name: `MiniSearch ${versionOf("minisearch")}`,
    cannot: {
      dutchText: "finds whole words only",
    },
    notes: [
      "Has neither facets nor ranges: its results are narrowed and counted in one pass of our own; without a text it gives all by its wildcard.",
    ],
    answer(question) {
      const text = question.filter.genericSearchQuery;
      const results = index.search(text ?? MiniSearch.wildcard, { combineWith: "AND" });
      return counted.answer(
        results.map(({ id }) => Number(id)),
        question,
      );
    },
  };
}
