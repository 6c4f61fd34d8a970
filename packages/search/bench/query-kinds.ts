import type { SearchFilter, SearchRecord } from "../search.ts";
import { seededRandom, type Random } from "../../random/random.ts";
import type { BenchCatalogue } from "./catalogue.ts";
import { LIMIT, type Query } from "./query.ts";
import { filterGroups, someFilter } from "./filters.ts";
import { fraction, zipfRank } from "./zipf.ts";

/** Every kind of query with its label; each also requests all filter counts. */
export const QUERY_KINDS = {
  unfiltered: "unfiltered",
  persons: "persons alone",
  filtersAndProvince: "2 filters + province",
  cityAndRadius: "city + radius",
  text: "text",
  textAndFilters: "text + 2 filters + persons",
  threeGroups: "OR over three groups",
  deepPage: "deep page",
  everything: "everything at once",
  dutchText: "text as visitors type it",
} as const;
export type QueryKind = keyof typeof QUERY_KINDS;
const isQueryKind = (text: string): text is QueryKind => Object.hasOwn(QUERY_KINDS, text);
export const queryKinds = Object.keys(QUERY_KINDS).filter(isQueryKind);

const RADII_KM = [5, 10, 25, 50] as const;
const SEEDS = 2 ** 31;
/** Activities per name, so that even the rarest name occurs many times. */
const ACTIVITIES_OF_NAME = 50;
const ADULT = 18;

type Source = { catalogue: BenchCatalogue; count: number };

/** Measured queries, and other ones to warm up. */
export type Series = "measured" | "warm-up";

/** Kinds with few distinct filters: their queries may differ only by seed and page. */
const REPEATABLE: ReadonlySet<QueryKind> = new Set(["unfiltered", "persons", "deepPage", "text"]);

/** An endless deterministic series of distinct queries of a kind, for a catalogue of `count` activities. */
export function* queriesOf(kind: QueryKind, source: Source, series: Series = "measured"): Generator<Query> {
  const random = seededRandom((queryKinds.indexOf(kind) + 1) * (series === "measured" ? 1 : -1));
  const seen = new Set<string>();
  for (;;) {
    const query = makeQuery[kind](random, source);
    const key = JSON.stringify(REPEATABLE.has(kind) ? query : { ...query.filter, seed: 0 });
    if (seen.has(key)) continue;
    seen.add(key);
    yield query;
  }
}

const makeQuery: Record<QueryKind, (random: Random, source: Source) => Query> = {
  unfiltered: (random) => first(random, {}),
  persons: (random) => first(random, { personCount: 1 + random.below(200) }),
  filtersAndProvince: (random, { catalogue: { places } }) =>
    first(random, { filters: filtersOf(random, { groups: 2, each: 1 }), province: places.someCity(random).province }),
  cityAndRadius: (random, { catalogue: { places } }) =>
    first(random, { city: places.someCity(random).id, radiusKm: random.oneOf(RADII_KM) }),
  text: askText,
  textAndFilters: askTextAndFilters,
  threeGroups: (random) => first(random, { filters: filtersOf(random, { groups: 3, each: 3 }) }),
  deepPage: askDeepPage,
  everything: askEverything,
  dutchText: (random, source) => first(random, { genericSearchQuery: wordsOfTitle(someRecord(random, source)).slice(0, 2).join(" ") }),
};

/** A name weighted by frequency, or in a third of the queries two names from the same activity. */
function askText(random: Random, source: Source): Query {
  const names = random.below(3) === 0 ? recordWithNames(random, source).names.slice(0, 2) : [someName(random, source)];
  return first(random, { genericSearchQuery: names.join(" ") });
}

function askTextAndFilters(random: Random, source: Source): Query {
  const { record, names } = recordWithNames(random, source);
  return first(random, { genericSearchQuery: names[0], filters: record.filters.slice(0, 2), personCount: record.personsMin });
}

/** A page in the second half of all results, unfiltered or with some frequent filters. */
function askDeepPage(random: Random, { count }: Source): Query {
  const group = random.oneOf(filterGroups);
  const filters = random.below(3) === 0 ? [] : group.slice(0, 3);
  const least = filters.length > 0 ? count / 4 : count;
  return { filter: { ...seeded(random), filters }, page: Math.ceil((least * (0.5 + fraction(random) / 2)) / LIMIT) };
}

function askEverything(random: Random, source: Source): Query {
  const { record, names } = recordWithNames(random, source);
  return first(random, {
    ...{ genericSearchQuery: names[0], filters: record.filters.slice(0, 2), personCount: record.personsMin },
    ...{ city: record.cities[0], radiusKm: 50, minimumAge: record.minimumAge ?? ADULT },
    ...{ indoorOutdoor: record.indoorOutdoor, geographicLocation: record.reach },
  });
}

function first(random: Random, filter: SearchFilter): Query {
  return { filter: { ...seeded(random), ...filter }, page: 1 };
}

function seeded(random: Random): SearchFilter {
  return { seed: random.below(SEEDS) };
}

/** `each` filters from each of `groups` filter groups. */
function filtersOf(random: Random, { groups, each }: { groups: number; each: number }): number[] {
  const chosen = new Set<readonly number[]>();
  while (chosen.size < groups) chosen.add(random.oneOf(filterGroups));
  return [...chosen].flatMap((group) => {
    const filters = new Set<number>();
    while (filters.size < each) filters.add(someFilter(random, group));
    return [...filters].toSorted((a, b) => a - b);
  });
}

function someRecord(random: Random, { catalogue, count }: Source): SearchRecord {
  return catalogue.record(1 + random.below(count));
}

/** A name that surely occurs: our engine would correct an unknown word, other contestants would not. */
function someName(random: Random, { catalogue: { vocabulary }, count }: Source): string {
  return vocabulary.names[zipfRank(random, Math.min(vocabulary.names.length, Math.floor(count / ACTIVITIES_OF_NAME)))] ?? "";
}

/** An activity with the names in its description, the most frequent first, so that a query with two of them finds it. */
function recordWithNames(random: Random, source: Source): { record: SearchRecord; names: string[] } {
  const record = someRecord(random, source);
  const words = new Set(record.description.toLowerCase().match(/\p{L}+/gu));
  const names = source.catalogue.vocabulary.names.filter((name) => words.has(name));
  return names.length > 0 ? { record, names } : recordWithNames(random, source);
}

function wordsOfTitle({ title }: SearchRecord): string[] {
  return title.match(/\p{L}{4,}/gu) ?? [title];
}
