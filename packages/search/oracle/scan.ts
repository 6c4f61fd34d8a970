import { askedWords, joinedWords } from "./asked-words.ts";
import { conditionsOf } from "./conditions.ts";
import { entryOf, type Entry } from "./entry.ts";
import { askedGroups, countFilters, failedGroups } from "./facets.ts";
import { inOrder, isBehind, type Ordered } from "./order.ts";
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

/** What is known of one platform. */
type Shelf = {
  entries: Map<number, Entry>;
  language: TextLanguage;
  kinds: PlatformFacts["kinds"];
  filters: PlatformFacts["filters"];
  cities: ReadonlyMap<number, CityFacts>;
};

/** A search that looks at every activity of the platform: plain, and right by reading it; tests hold the engine to it. */
export function createScan(records: Iterable<SearchRecord> = []): Search {
  const shelves = new Map<number, Shelf>();
  const platformOf = new Map<number, number>();

  function shelfOf(platform: number): Shelf {
    const shelf = shelves.get(platform) ?? { entries: new Map(), language: "nl", kinds: [], filters: [], cities: new Map() };
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
  }

  function describe(platform: number, { language, kinds, filters, cities }: PlatformFacts): void {
    const shelf = shelfOf(platform);
    shelf.language = language;
    shelf.kinds = kinds;
    shelf.filters = filters;
    shelf.cities = new Map(cities.map((city) => [city.id, city]));
    for (const [id, entry] of shelf.entries) shelf.entries.set(id, entryOf(entry.record, shelf));
  }

  for (const record of records) upsertOne(record);
  return {
    search(platform, filter, page) {
      const shelf = shelfOf(platform);
      const result = scanJoined(shelf, filter, page);
      return result.total > 0 ? result : { ...result, relaxations: relaxationsOf(shelf, filter) };
    },
    upsert: (changed) => changed.forEach(upsertOne),
    remove: (ids) => ids.forEach(removeOne),
    describe,
  };
}

/** Everything that may be asked less is tried by itself. */
function relaxationsOf(shelf: Shelf, filter: SearchFilter): Relaxation[] {
  const { language } = shelf;
  const groups = new Map(shelf.filters.map(({ id, group }) => [id, group]));
  const wordsOf = (text: string) => queryWords(text, language).map((word) => word.text);
  const partsOf = (word: string) => typedParts(word, language);
  const { conditions, radius, radii, parts } = relaxationCandidates(filter, { wordsOf, partsOf, groupOf: (id) => groups.get(id) ?? null });

  const counted = (asked: readonly FilterChange[]): Relaxation[] =>
    asked
      .map((one) => ({ ...one, total: scanJoined(shelf, applyChange(filter, one, wordsOf), { page: 1, limit: 1 }).total }))
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

/** As `scan`, with words joined where nothing is found. */
function scanJoined(shelf: Shelf, filter: SearchFilter, page: PageRequest): SearchResult {
  const first = scan(shelf, filter, page);
  const text = first.total > 0 ? null : joinedWords(filter.genericSearchQuery ?? "", shelf.language, [...shelf.entries.values()]);
  return text === null ? first : scan(shelf, { ...filter, genericSearchQuery: text }, page);
}

function scan(shelf: Shelf, filter: SearchFilter, page: PageRequest): SearchResult {
  const { cities, filters, language } = shelf;
  const seed = (filter.seed ?? 0) >>> 0;
  const words = askedWords(filter.genericSearchQuery ?? "", language, [...shelf.entries.values()]);
  const conditions = conditionsOf(filter, { cities, words });
  const groups = askedGroups(filter.filters ?? [], filters);

  const candidates = [...shelf.entries.values()]
    .filter((entry) => conditions.every((condition) => condition(entry)))
    .map((entry) => ({ entry, failed: failedGroups(entry, groups) }));
  const matches = candidates.filter(({ failed }) => failed.length === 0).map(({ entry }) => entry);
  const said = words.flatMap((word) => word.slice(0, 1).flatMap((meaning) => nameStems(meaning, language)));
  const kinds = createKindNames(shelf.kinds, language)(said);
  const facts = { cities, kinds, highestId: Math.max(0, ...shelf.entries.keys()), seed, words };
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
  const behind = after ? isBehind(after, ordered) : null;
  const start = behind ? ordered.entries.filter((entry) => !behind(entry)).length : (page - 1) * limit;
  return [start, start + limit];
}

function cursorAt(entry: Entry, { placeOf, hasBands }: Ordered): Cursor | null {
  const { id } = entry.record;
  if (!placeOf) return null;
  return hasBands ? { id, band: placeOf(entry).band } : { id };
}
