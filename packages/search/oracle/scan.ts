import { queryMeanings, joinedWords } from "./query-meanings.ts";
import { conditionsOf } from "./conditions.ts";
import { entryOf, type Entry } from "./entry.ts";
import { groupsInQuery, countFilters, failedGroups } from "./facets.ts";
import { inOrder, isAfter, type Ordered } from "./order.ts";
import { relaxationCandidates, isOfText, isWord, applyChange, mostHelpful, pairsOf } from "../relaxation-candidates.ts";
import type {
  CityFacts,
  Cursor,
  DroppedCondition,
  FilterChange,
  PageRequest,
  PlatformFacts,
  Relaxation,
  Search,
  SearchFilter,
  SearchRecord,
  SearchResult,
  TextLanguage,
} from "../search.ts";
import { createKindNames, nameStems } from "../text/kind-names.ts";
import { queryWords } from "../text/query-words.ts";
import { typedParts } from "../text/typed-parts.ts";

/** The activities and facts of one platform. */
type PlatformData = {
  entries: Map<number, Entry>;
  language: TextLanguage;
  kinds: PlatformFacts["kinds"];
  filters: PlatformFacts["filters"];
  cities: ReadonlyMap<number, CityFacts>;
};

/** A search by full scan, simple enough to be verified by reading; tests compare the engine with it. */
export function createScan(records: Iterable<SearchRecord> = []): Search {
  const platforms = new Map<number, PlatformData>();
  const platformOf = new Map<number, number>();

  function dataOf(platform: number): PlatformData {
    const data = platforms.get(platform) ?? { entries: new Map(), language: "nl", kinds: [], filters: [], cities: new Map() };
    platforms.set(platform, data);
    return data;
  }

  function removeOne(id: number): void {
    const platform = platformOf.get(id);
    if (platform === undefined) return;
    platformOf.delete(id);
    dataOf(platform).entries.delete(id);
  }

  function upsertOne(record: SearchRecord): void {
    removeOne(record.id);
    const data = dataOf(record.platform);
    data.entries.set(record.id, entryOf(record, data));
    platformOf.set(record.id, record.platform);
  }

  function describe(platform: number, { language, kinds, filters, cities }: PlatformFacts): void {
    const data = dataOf(platform);
    data.language = language;
    data.kinds = kinds;
    data.filters = filters;
    data.cities = new Map(cities.map((city) => [city.id, city]));
    for (const [id, entry] of data.entries) data.entries.set(id, entryOf(entry.record, data));
  }

  for (const record of records) upsertOne(record);
  return {
    search(platform, filter, page) {
      const data = dataOf(platform);
      const result = scanJoined(data, filter, page);
      return result.total > 0 ? result : { ...result, relaxations: relaxationsOf(data, filter) };
    },
    upsert: (changed) => changed.forEach(upsertOne),
    remove: (ids) => ids.forEach(removeOne),
    describe,
  };
}

/** Tries every relaxation separately. */
function relaxationsOf(data: PlatformData, filter: SearchFilter): Relaxation[] {
  const { language } = data;
  const groups = new Map(data.filters.map(({ id, group }) => [id, group]));
  const wordsOf = (text: string) => queryWords(text, language).map((word) => word.text);
  const partsOf = (word: string) => typedParts(word, language);
  const { conditions, radius, radii, parts } = relaxationCandidates(filter, { wordsOf, partsOf, groupOf: (id) => groups.get(id) ?? null });

  const counted = (drops: readonly FilterChange[]): Relaxation[] =>
    drops
      .map((one) => ({ ...one, total: scanJoined(data, applyChange(filter, one, wordsOf), { page: 1, limit: 1 }).total }))
      .filter(({ total }) => total > 0);
  const single = (drops: readonly DroppedCondition[]) => counted(drops.map((drop) => ({ drop })));
  const beside = conditions.filter((drop) => !isOfText(drop));
  const words = conditions.filter(isWord);
  const next = counted(radii).slice(0, 1);
  const whole = single(radius).filter(({ total }) => total > (next[0]?.total ?? 0));
  return mostHelpful([
    () => [...single(beside), ...next, ...whole],
    () => counted(pairsOf(beside)),
    () => single(words),
    () => counted(parts),
    (least) =>
      least > 1 && (beside.length === 0 || words.length > 0) ? [] : single(conditions.filter((drop) => isOfText(drop) && !isWord(drop))),
    (least) => (least > 1 ? [] : counted(pairsOf(conditions))),
  ]);
}

/** As `scan`; joins words if nothing is found. */
function scanJoined(data: PlatformData, filter: SearchFilter, page: PageRequest): SearchResult {
  const first = scan(data, filter, page);
  const text = first.total > 0 ? null : joinedWords(filter.genericSearchQuery ?? "", data.language, [...data.entries.values()]);
  return text === null ? first : scan(data, { ...filter, genericSearchQuery: text }, page);
}

function scan(data: PlatformData, filter: SearchFilter, page: PageRequest): SearchResult {
  const { cities, filters, language } = data;
  const seed = (filter.seed ?? 0) >>> 0;
  const words = queryMeanings(filter.genericSearchQuery ?? "", language, [...data.entries.values()]);
  const conditions = conditionsOf(filter, { cities, words });
  const groups = groupsInQuery(filter.filters ?? [], filters);

  const candidates = [...data.entries.values()]
    .filter((entry) => conditions.every((condition) => condition(entry)))
    .map((entry) => ({ entry, failed: failedGroups(entry, groups) }));
  const matches = candidates.filter(({ failed }) => failed.length === 0).map(({ entry }) => entry);
  const firstMeanings = words.flatMap((word) => word.slice(0, 1).flatMap((meaning) => nameStems(meaning, language)));
  const kinds = createKindNames(data.kinds, language)(firstMeanings);
  const facts = { cities, kinds, highestId: Math.max(0, ...data.entries.keys()), seed, words };
  const ordered = inOrder(matches, filter, facts);
  const shown = ordered.entries.slice(...startAndEnd(page, ordered));
  const last = shown.at(-1);

  return {
    ids: shown.map(({ record }) => record.id),
    total: matches.length,
    filterCounts: countFilters(candidates, filters),
    seed,
    next: last ? cursorAt(last, ordered) : null,
    relaxations: [],
  };
}

function startAndEnd({ page, limit, after }: PageRequest, ordered: Ordered): [number, number] {
  const isAfterCursor = after ? isAfter(after, ordered) : null;
  const start = isAfterCursor ? ordered.entries.filter((entry) => !isAfterCursor(entry)).length : (page - 1) * limit;
  return [start, start + limit];
}

function cursorAt(entry: Entry, { placeOf, hasBands }: Ordered): Cursor | null {
  const { id } = entry.record;
  if (!placeOf) return null;
  return hasBands ? { id, band: placeOf(entry).band } : { id };
}
