import type { CityFacts, SearchRecord } from "../search.ts";
import { termsOf } from "../words.ts";

/** A record with its words and the places that it counts for. */
export type Entry = {
  record: SearchRecord;
  /** The cities it is placed in, as far as they are known. */
  cities: readonly CityFacts[];
  /** Its own provinces and regions, and those of its cities. */
  provinces: ReadonlySet<number>;
  regions: ReadonlySet<number>;
  filters: ReadonlySet<number>;
  terms: { title: ReadonlySet<string>; organisation: ReadonlySet<string>; rest: ReadonlySet<string> };
};

/** Prepares a record. */
export function entryOf(record: SearchRecord, knownCities: ReadonlyMap<number, CityFacts>): Entry {
  return {
    record,
    ...placesOf(record, knownCities),
    filters: new Set(record.filters),
    terms: {
      title: termsOf(record.title),
      organisation: termsOf(`${record.companyName} ${record.organisation?.name ?? ""}`),
      rest: termsOf([record.description, ...record.placeNames].join(" ")),
    },
  };
}

/** Where a record counts: an activity in a city also counts for the city's province and the regions that contain it. */
export function placesOf(
  record: SearchRecord,
  knownCities: ReadonlyMap<number, CityFacts>,
): Pick<Entry, "cities" | "provinces" | "regions"> {
  const cities = record.cities.flatMap((id) => knownCities.get(id) ?? []);
  return {
    cities,
    provinces: new Set([...record.provinces, ...cities.map(({ province }) => province)]),
    regions: new Set([...record.regions, ...cities.flatMap(({ regions }) => regions)]),
  };
}
