import { create, insertMultiple, search, type AnyOrama, type AnySchema } from "@orama/orama";
import type { FilterCount, SearchFilter, SearchRecord } from "../../search.ts";
import type { BenchCatalogue } from "../catalogue.ts";
import type { Answer, Contestant } from "../contestant.ts";
import { LIMIT, type Query } from "../query.ts";
import { citiesWithin } from "./cities-within.ts";
import { textOf } from "./text-of.ts";
import { versionOf } from "./version-of.ts";

const BATCH = 1_000;
const OPEN = 65_535;
const SCHEMA: AnySchema = {
  ...({ text: "string", filters: "enum[]", provinces: "enum[]", cities: "enum[]", reach: "enum", indoorOutdoor: "enum" } as const),
  ...({ personsMin: "number", personsMax: "number", ageMin: "number", ageMax: "number" } as const),
};

type Where = Record<string, object>;

/** Orama with all fields in its index; a query with filters takes one more search per filter group. */
export async function oramaContestant(catalogue: BenchCatalogue, count: number): Promise<Contestant> {
  const database = emptyDatabase();
  const provinceOf = new Map(catalogue.places.cities.map(({ id, province }) => [id, province]));
  let batch: ReturnType<typeof documentOf>[] = [];
  for (const record of catalogue.records(count)) {
    batch.push(documentOf(record, provinceOf));
    if (batch.length < BATCH && record.id < count) continue;
    await insertMultiple(database, batch, BATCH);
    batch = [];
  }

  return {
    name: `Orama ${versionOf("@orama/orama")}`,
    unsupported: { dutchText: "knows no compounds" },
    notes: [
      "Its own facets and conditions; one search for the page and one for each filter group in the query; cities within a radius by id.",
    ],
    answer: (query) => answer(database, { catalogue, query }),
  };
}

function emptyDatabase(): AnyOrama {
  return create({ schema: SCHEMA, language: "dutch", sort: { enabled: false } });
}

function documentOf(record: SearchRecord, provinceOf: ReadonlyMap<number, number>) {
  const { id, filters, cities, reach, indoorOutdoor } = record;
  return {
    ...{ id: String(id), text: textOf(record), filters: [...filters], cities: [...cities], reach, indoorOutdoor },
    provinces: [...new Set([...record.provinces, ...cities.map((city) => provinceOf.get(city) ?? 0)])],
    ...{ personsMin: record.personsMin ?? 0, personsMax: record.personsMax ?? OPEN },
    ...{ ageMin: record.minimumAge ?? 0, ageMax: record.maximumAge ?? OPEN },
  };
}

type Asking = { catalogue: BenchCatalogue; query: Query };

async function answer(database: AnyOrama, { catalogue, query: { filter, page } }: Asking): Promise<Answer> {
  const { facts, places } = catalogue;
  const groupOf = new Map(facts.filters.map(({ id, group }) => [id, group]));
  const groups = [...Map.groupBy(filter.filters ?? [], (id) => groupOf.get(id) ?? 0)];
  const others = whereOf(filter, citiesWithin(places.cities, filter));
  const term = filter.genericSearchQuery ?? "";

  const find = (left: number | null, offset: number) => {
    const chosen = groups.flatMap(([group, ids]) => (group === left ? [] : [{ filters: { containsAny: ids } }]));
    const conditions = [...others, ...chosen];
    // Orama finds nothing for an empty list of conditions.
    const where = conditions.length > 0 ? { where: { and: conditions } } : {};
    return search(database, { term, threshold: 0, limit: LIMIT, offset, facets: { filters: {} }, preflight: left !== null, ...where });
  };
  const whole = await find(null, (page - 1) * LIMIT);
  const without = new Map(await Promise.all(groups.map(async ([group]) => [group, (await find(group, 0)).facets] as const)));

  const filterCounts = facts.filters.map(({ id, group }): FilterCount => {
    const facets = without.get(group) ?? whole.facets;
    return { filterId: id, count: facets?.filters?.values[String(id)] ?? 0 };
  });
  return { ids: whole.hits.map(({ id }) => Number(id)), total: whole.count, filterCounts };
}

function whereOf(filter: SearchFilter, cities: number[] | null): Where[] {
  const { province, personCount, minimumAge, indoorOutdoor, geographicLocation } = filter;
  const conditions: Where[] = [];
  if (typeof province === "number") conditions.push({ provinces: { containsAny: [province] } });
  if (cities) conditions.push({ cities: { containsAny: cities } });
  if (typeof personCount === "number") conditions.push({ personsMin: { lte: personCount } }, { personsMax: { gte: personCount } });
  if (typeof minimumAge === "number") conditions.push({ ageMin: { lte: minimumAge } }, { ageMax: { gte: minimumAge } });
  if (indoorOutdoor) conditions.push({ indoorOutdoor: { in: [indoorOutdoor, "BOTH"] } });
  if (typeof geographicLocation === "string") conditions.push({ reach: { eq: geographicLocation } });
  return conditions;
}
