import { Index } from "flexsearch";
import type { BenchCatalogue } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import { countResults } from "./counted.ts";
import { textOf, wordsOf } from "./text-of.ts";
import { versionOf } from "./version-of.ts";

const WORDS_ONLY = "finds nothing without words";

/** FlexSearch's plain index of words and their prefixes, with a single level of relevance: its fastest configuration. */
export function flexSearchContestant(catalogue: BenchCatalogue, count: number): Contestant {
  const index = new Index({ tokenize: "forward", encode: wordsOf, resolution: 1, fastupdate: false, cache: false });
  const counted = countResults(catalogue);
  for (const record of catalogue.records(count)) {
    index.add(record.id, textOf(record));
    counted.add(record);
  }

  return {
    name: `FlexSearch ${versionOf("flexsearch")}`,
    unsupported: {
      ...{
        unfiltered: WORDS_ONLY,
        persons: WORDS_ONLY,
        filtersAndProvince: WORDS_ONLY,
        cityAndRadius: WORDS_ONLY,
        threeGroups: WORDS_ONLY,
        deepPage: WORDS_ONLY,
      },
      dutchText: "knows no compounds",
    },
    notes: ["Has neither facets nor ranges: our own code filters and counts its results in one pass."],
    answer(query) {
      const ids = index.search(query.filter.genericSearchQuery ?? "", { limit: count });
      return counted.answer(ids.map(Number), query);
    },
  };
}
