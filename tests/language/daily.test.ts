import { expect, test } from "vitest";
import { createEngine } from "../../packages/search/engine.ts";
import type { SearchRecord, TextLanguage } from "../../packages/search/search.ts";
import type { DailyQuery } from "./daily-query.ts";
import { dutchDaily } from "./dutch-daily.ts";
import { germanDaily } from "./german-daily.ts";
import { starterCatalogue } from "./starter-catalogue.ts";

const PLATFORM = 1;

test.each<{ language: TextLanguage; queries: readonly DailyQuery[] }>([
  { language: "nl", queries: dutchDaily },
  { language: "de", queries: germanDaily },
])('at least 80 of 100 everyday queries in "$language" find the right starter activities', async ({ language, queries }) => {
  const { kinds, activities: catalogue } = await starterCatalogue(language);
  const engine = createEngine();
  engine.describe(PLATFORM, { language, kinds, filters: [], cities: [] });
  engine.upsert(catalogue);

  const complaints = queries.flatMap(({ query, mustFind, mustNotFind }) => {
    const found = new Set(engine.search(PLATFORM, { genericSearchQuery: query }, { page: 1, limit: 1_000 }).ids);
    const missing = mustFind.filter((title) => !found.has(idOf(title, catalogue)));
    const strange = mustNotFind.filter((title) => found.has(idOf(title, catalogue)));
    if (missing.length === 0 && strange.length === 0) return [];
    return [`  "${query}" misses [${missing.join(", ")}], wrongly finds [${strange.join(", ")}]`];
  });

  const share = 1 - complaints.length / queries.length;
  console.log(`${language}: ${(100 * share).toFixed(1)} % of ${queries.length} right\n${complaints.join("\n")}`);
  expect(share).toBeGreaterThanOrEqual(0.8);
});

function idOf(beginning: string, catalogue: readonly SearchRecord[]): number {
  const activity = catalogue.find(({ title }) => title.startsWith(beginning));
  if (!activity) throw new Error(`No title begins with "${beginning}".`);
  return activity.id;
}
