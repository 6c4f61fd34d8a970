import { expect, test } from "vitest";
import type { SearchRecord, TextLanguage } from "../../packages/search/search.ts";
import { dutchCatalogue } from "./dutch-catalogue.ts";
import { dutchQueries } from "./dutch-queries.ts";
import { dutchHeldOut } from "./dutch-held-out.ts";
import { findIds } from "./find-ids.ts";
import { germanCatalogue } from "./german-catalogue.ts";
import { germanQueries } from "./german-queries.ts";
import { germanHeldOut } from "./german-held-out.ts";
import type { LanguageQuery } from "./language-query.ts";

type Site = { language: TextLanguage; catalogue: readonly SearchRecord[]; queries: readonly LanguageQuery[] };

const sites: Site[] = [
  { language: "nl", catalogue: dutchCatalogue, queries: [...dutchQueries, ...dutchHeldOut] },
  { language: "de", catalogue: germanCatalogue, queries: [...germanQueries, ...germanHeldOut] },
];

for (const site of sites) {
  test(`at least 95 of 100 queries in "${site.language}" find what was meant, and nothing that only looks like it`, () => {
    const complaints = site.queries.flatMap((query) => complaintsAbout(query, site));
    const share = 1 - complaints.length / site.queries.length;
    console.log(`${site.language}: ${(100 * share).toFixed(1)} % of ${site.queries.length} right\n${complaints.join("\n")}`);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
}

/** One line if the query misses an activity or finds a wrong one, none if it is right. */
function complaintsAbout({ query, mustFind, mustNotFind }: LanguageQuery, { language, catalogue }: Site): string[] {
  const found = new Set(findIds(language, catalogue, query));
  const missing = mustFind.filter((id) => !found.has(id));
  const strange = mustNotFind.filter((id) => found.has(id));
  if (missing.length === 0 && strange.length === 0) return [];

  return [`  "${query}" misses [${missing.join(", ")}], wrongly finds [${strange.join(", ")}]`];
}
