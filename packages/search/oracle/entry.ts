import type { CityFacts, FilterFacts, KindFacts, SearchRecord, TextLanguage } from "../search.ts";
import { analyse } from "../text/analyse.ts";
import type { Term } from "../text/term.ts";

/** A record with its analysed words and its places. */
export type Entry = {
  record: SearchRecord;
  /** Its known cities. */
  cities: readonly CityFacts[];
  /** Its own provinces and regions, and those of its cities. */
  provinces: ReadonlySet<number>;
  regions: ReadonlySet<number>;
  filters: ReadonlySet<number>;
  terms: Terms;
};

/** The words of an activity by field; `title` includes the names of its kind, `rest` is the description and the names of places and filters. */
export type Terms = { title: readonly Term[]; organisation: readonly Term[]; rest: readonly Term[] };

/** The platform facts that entries depend on. */
export type EntryFacts = {
  cities: ReadonlyMap<number, CityFacts>;
  language: TextLanguage;
  kinds: readonly KindFacts[];
  filters: readonly FilterFacts[];
};

/** Analyses a record. */
export function entryOf(record: SearchRecord, { cities, language, kinds, filters }: EntryFacts): Entry {
  const filterNames = filters.filter(({ id }) => record.filters.includes(id)).map(({ name }) => analyse(name, language));
  const kindTerms = kinds.filter(({ id }) => id === record.kind).flatMap(({ names }) => names.flatMap((name) => analyse(name, language)));
  return {
    record,
    ...placesOf(record, cities),
    filters: new Set(record.filters),
    terms: {
      title: [...analyse(record.title, language), ...kindTerms],
      organisation: analyse(`${record.companyName} ${record.organisation?.name ?? ""}`, language),
      rest: [analyse([record.description, ...record.placeNames].join(" "), language), ...filterNames].flat(),
    },
  };
}

/** The places of a record: an activity in a city also counts for the city's province and its regions. */
function placesOf(record: SearchRecord, knownCities: ReadonlyMap<number, CityFacts>): Pick<Entry, "cities" | "provinces" | "regions"> {
  const cities = record.cities.flatMap((id) => knownCities.get(id) ?? []);
  return {
    cities,
    provinces: new Set([...record.provinces, ...cities.map(({ province }) => province)]),
    regions: new Set([...record.regions, ...cities.flatMap(({ regions }) => regions)]),
  };
}
