import { conditionsOf } from "./conditions.ts";
import { entryOf, placesOf, type Entry } from "./entry.ts";
import { askedGroups, countFilters, failedGroups } from "./facets.ts";
import { inOrder, shuffleFor } from "./order.ts";
import type { CityFacts, PageRequest, PlatformFacts, Search, SearchFilter, SearchRecord, SearchResult } from "../search.ts";
import type { Shuffle } from "../shuffle.ts";

/** What is known of one platform. */
type Shelf = { entries: Map<number, Entry>; filters: PlatformFacts["filters"]; cities: ReadonlyMap<number, CityFacts> };

/** A search that looks at every activity of the platform: plain, and right by reading it; tests hold the engine to it. */
export function createScan(records: Iterable<SearchRecord> = []): Search {
  const shelves = new Map<number, Shelf>();
  const platformOf = new Map<number, number>();

  function shelfOf(platform: number): Shelf {
    const shelf = shelves.get(platform) ?? { entries: new Map(), filters: [], cities: new Map() };
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
    shelf.entries.set(record.id, entryOf(record, shelf.cities));
    platformOf.set(record.id, record.platform);
  }

  function describe(platform: number, { filters, cities }: PlatformFacts): void {
    const shelf = shelfOf(platform);
    shelf.filters = filters;
    shelf.cities = new Map(cities.map((city) => [city.id, city]));
    for (const [id, entry] of shelf.entries) shelf.entries.set(id, { ...entry, ...placesOf(entry.record, shelf.cities) });
  }

  for (const record of records) upsertOne(record);
  return {
    search: (platform, filter, page) => scan(shelfOf(platform), filter, page),
    upsert: (changed) => changed.forEach(upsertOne),
    remove: (ids) => ids.forEach(removeOne),
    describe,
  };
}

function scan(shelf: Shelf, filter: SearchFilter, page: PageRequest): SearchResult {
  const { cities, filters } = shelf;
  const seed = (filter.seed ?? 0) >>> 0;
  const conditions = conditionsOf(filter, cities);
  const groups = askedGroups(filter.filters ?? [], filters);

  const candidates = [...shelf.entries.values()]
    .filter((entry) => conditions.every((condition) => condition(entry)))
    .map((entry) => ({ entry, failed: failedGroups(entry, groups) }));
  const matches = candidates.filter(({ failed }) => failed.length === 0).map(({ entry }) => entry);
  const facts = { cities, highestId: Math.max(0, ...shelf.entries.keys()), seed };
  const ordered = inOrder(matches, filter, facts).map(({ record }) => record.id);
  const start = startOf(page, ordered, (filter.orderBy ?? "random") === "random" ? shuffleFor(facts) : null);

  return {
    ids: ordered.slice(start, start + page.limit),
    total: matches.length,
    filterCounts: countFilters(candidates, filters),
    seed,
    relaxations: [],
  };
}

function startOf({ page, limit, after }: PageRequest, ordered: readonly number[], shuffle: Shuffle | null): number {
  if (!shuffle || typeof after !== "number") return (page - 1) * limit;
  return ordered.filter((id) => shuffle.positionOf(id) <= shuffle.positionOf(after)).length;
}
