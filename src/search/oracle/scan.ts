import { askedWords } from "./asked-words.ts";
import { conditionsOf } from "./conditions.ts";
import { entryOf, type Entry } from "./entry.ts";
import { askedGroups, countFilters, failedGroups } from "./facets.ts";
import { inOrder } from "./order.ts";
import { relax } from "../relax.ts";
import type { CityFacts, PageRequest, PlatformFacts, Relaxation, Search, SearchFilter, SearchRecord, SearchResult, TextLanguage } from "../search.ts";
import { queryWords } from "../text/query-words.ts";

/** What is known of one platform. */
type Shelf = {
  entries: Map<number, Entry>;
  language: TextLanguage;
  filters: PlatformFacts["filters"];
  cities: ReadonlyMap<number, CityFacts>;
};

/** A search that looks at every activity of the platform: plain, and right by reading it; tests hold the engine to it. */
export function createScan(records: Iterable<SearchRecord> = []): Search {
  const shelves = new Map<number, Shelf>();
  const platformOf = new Map<number, number>();
  let highestId = 0;

  function shelfOf(platform: number): Shelf {
    const shelf = shelves.get(platform) ?? { entries: new Map(), language: "nl", filters: [], cities: new Map() };
    shelves.set(platform, shelf);
    return shelf;
  }

  function removeOne(id: number): void {
    const platform = platformOf.get(id);
    if (platform === undefined) return;
    platformOf.delete(id);
    shelfOf(platform).entries.delete(id);
  }

  function upsertOne(record: SearchRecord): void {
    removeOne(record.id);
    const shelf = shelfOf(record.platform);
    shelf.entries.set(record.id, entryOf(record, shelf));
    platformOf.set(record.id, record.platform);
    highestId = Math.max(highestId, record.id);
  }

  function describe(platform: number, { language, filters, cities }: PlatformFacts): void {
    const shelf = shelfOf(platform);
    shelf.language = language;
    shelf.filters = filters;
    shelf.cities = new Map(cities.map((city) => [city.id, city]));
    for (const [id, entry] of shelf.entries) shelf.entries.set(id, entryOf(entry.record, shelf));
  }

  for (const record of records) upsertOne(record);
  return {
    search(platform, filter, page) {
      const shelf = shelfOf(platform);
      const result = scan(shelf, filter, { page, highestId });
      return result.total > 0 ? result : { ...result, relaxations: relaxationsOf(shelf, filter, highestId) };
    },
    upsert: (changed) => changed.forEach(upsertOne),
    remove: (ids) => ids.forEach(removeOne),
    describe,
  };
}

function relaxationsOf(shelf: Shelf, filter: SearchFilter, highestId: number): Relaxation[] {
  const groups = new Map(shelf.filters.map(({ id, group }) => [id, group]));
  const count = (less: SearchFilter) => scan(shelf, less, { page: { page: 1, limit: 0 }, highestId }).total;
  const wordsOf = (text: string) => queryWords(text, shelf.language).map((word) => word.text);
  return relax(filter, { wordsOf, groupOf: (id) => groups.get(id) ?? null, count });
}

function scan(shelf: Shelf, filter: SearchFilter, { page, highestId }: { page: PageRequest; highestId: number }): SearchResult {
  const { cities, filters, language } = shelf;
  const seed = (filter.seed ?? 0) >>> 0;
  const words = askedWords(filter.genericSearchQuery ?? "", language, [...shelf.entries.values()]);
  const conditions = conditionsOf(filter, { cities, words });
  const groups = askedGroups(filter.filters ?? [], filters);

  const candidates = [...shelf.entries.values()]
    .filter((entry) => conditions.every((condition) => condition(entry)))
    .map((entry) => ({ entry, failed: failedGroups(entry, groups) }));
  const matches = candidates.filter(({ failed }) => failed.length === 0).map(({ entry }) => entry);
  const start = (page.page - 1) * page.limit;

  return {
    ids: inOrder(matches, filter, { cities, highestId, seed, words })
      .slice(start, start + page.limit)
      .map(({ record }) => record.id),
    total: matches.length,
    filterCounts: countFilters(candidates, filters),
    seed,
    relaxations: [],
  };
}
