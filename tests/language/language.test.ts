import { expect, test } from "vitest";
import type { SearchRecord, TextLanguage } from "../../packages/search/search.ts";
import { dutchCatalogue } from "./dutch-catalogue.ts";
import { dutchQueries } from "./dutch-queries.ts";
import { dutchSealed } from "./dutch-sealed.ts";
import { findIds } from "./find-ids.ts";
import { germanCatalogue } from "./german-catalogue.ts";
import { germanQueries } from "./german-queries.ts";
import { germanSealed } from "./german-sealed.ts";
import type { LanguageQuery } from "./language-query.ts";

type Site = { language: TextLanguage; catalogue: readonly SearchRecord[]; queries: readonly LanguageQuery[] };

const sites: Site[] = [
  { language: "nl", catalogue: dutchCatalogue, queries: [...dutchQueries, ...dutchSealed] },
  { language: "de", catalogue: germanCatalogue, queries: [...germanQueries, ...germanSealed] },
];

for (const site of sites) {
  test(`at least 95 of 100 questions in "${site.language}" bring what was meant, and nothing that only looks like it`, () => {
    const complaints = site.queries.flatMap((asked) => complaintsAbout(asked, site));
    const share = 1 - complaints.length / site.queries.length;
    console.log(`${site.language}: ${(100 * share).toFixed(1)} % of ${site.queries.length} right\n${complaints.join("\n")}`);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
}

/** One line when the answer lacks something or brings a stranger, none when it is right. */
function complaintsAbout({ query, mustCome, mustNotCome }: LanguageQuery, { language, catalogue }: Site): string[] {
  const found = new Set(findIds(language, catalogue, query));
  const missing = mustCome.filter((id) => !found.has(id));
  const strange = mustNotCome.filter((id) => found.has(id));
  if (missing.length === 0 && strange.length === 0) return [];

  return [`  "${query}" misses [${missing.join(", ")}], brings strangers [${strange.join(", ")}]`];
}
