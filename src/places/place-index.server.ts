import type { Directory, StoredCity } from "../catalogue/directory.ts";
import type { Location } from "../contract/entities/place.ts";
import { typedNamesOfProvince } from "../catalogue/province-names.ts";
import type { Point } from "../../packages/search/distance.ts";
import { placeWords, plainWords, withoutUmlauts } from "./place-words.ts";
import { shortName, type ShortName } from "./short-names.ts";

/** A public place with its short names; provinces and regions have no `point`. */
export type IndexedPlace = { location: Location; population: number; point: Point | null; shortNames: readonly ShortName[] };

/** An entry of the prefix index: a query finds `place` if `text`, its full name, short name or a later part of one, begins with it. */
export type PrefixEntry = { text: string; place: IndexedPlace; of: "name" | "short" | "part" };

/** All public places, and their entries sorted by text. */
export type PlaceIndex = { places: readonly IndexedPlace[]; entries: readonly PrefixEntry[] };

export type PlaceDirectory = Pick<Directory, "cities" | "provinces" | "regions">;

const indexes = new WeakMap<Directory["cities"], PlaceIndex>();

/** The index of a platform's listed cities, provinces and regions; cached until its places change. */
export function placeIndex(directory: PlaceDirectory): PlaceIndex {
  const known = indexes.get(directory.cities);
  if (known) return known;
  const index = makeIndex(directory);
  indexes.set(directory.cities, index);
  return index;
}

/** The entries whose text begins with `query`, by binary search. */
export function entriesWithPrefix({ entries }: PlaceIndex, query: string): readonly PrefixEntry[] {
  const first = firstFrom(entries, query);
  // U+FFFF sorts after every letter, so this is the end of the range.
  return entries.slice(first, firstFrom(entries, `${query}\uFFFF`));
}

export function locationOfCity(
  { id, name, listed, province: provinceId }: StoredCity,
  { provinces }: Pick<Directory, "provinces">,
): Location {
  const province = provinces.get(provinceId);
  if (!province) throw new Error(`The city ${id} is in the unknown province ${provinceId}.`);
  // A suggested name is not published before an editor has released it.
  return { id, name: listed ? name : province.name, province: { name: province.name }, type: "CITY", country: province.country };
}

function makeIndex(directory: PlaceDirectory): PlaceIndex {
  const found = foundPlaces(directory);
  const entries = found.flatMap(({ place, names }) => [
    ...names.flatMap((name) => nameEntriesOf(placeWords(name), place)),
    ...shortNameEntries(place),
  ]);
  return {
    places: found.map(({ place }) => place),
    entries: entries.toSorted((a, b) => Number(a.text > b.text) - Number(a.text < b.text)),
  };
}

/** Shared, because nearly all places have none. */
const NO_SHORT_NAMES: readonly ShortName[] = [];

/** Each public place with all its names. */
function foundPlaces(directory: PlaceDirectory): { place: IndexedPlace; names: readonly string[] }[] {
  const cities = offeredCities(directory);
  const wider = [...directory.provinces.values(), ...directory.regions.values()];
  const inhabitants = inhabitantsBy(cities);
  return [
    ...cities.map((city) => {
      const location = locationOfCity(city, directory);
      const own = [city.name, ...city.aliases];
      const shortNames = own.flatMap((name) => shortName(name, location.country) ?? []);
      const place = {
        location,
        population: city.population,
        point: { lon: city.lon, lat: city.lat },
        shortNames: shortNames.length > 0 ? shortNames : NO_SHORT_NAMES,
      };
      return { place, names: inAllSpellings(own) };
    }),
    ...wider.map(({ id, name, type, country }) => ({
      place: {
        location: { id, name, type, province: null, country },
        population: inhabitants.get(`${type} ${id}`) ?? 0,
        point: null,
        shortNames: NO_SHORT_NAMES,
      },
      names: inAllSpellings([name, ...(type === "PROVINCE" ? typedNamesOfProvince({ country, name }) : [])]),
    })),
  ];
}

/** The listed cities; of those with one name in one province, which visitors cannot distinguish, only the largest. */
function offeredCities({ cities }: PlaceDirectory): StoredCity[] {
  const offered = new Map<string, StoredCity>();
  for (const city of cities.values()) {
    const key = `${city.province} ${city.name}`;
    if (city.listed && city.population >= (offered.get(key)?.population ?? 0)) offered.set(key, city);
  }
  return [...offered.values()];
}

/** The population of each province and region, by type and id. */
function inhabitantsBy(cities: readonly StoredCity[]): Map<string, number> {
  const inhabitants = new Map<string, number>();
  for (const { province, regions, population } of cities) {
    for (const key of [`PROVINCE ${province}`, ...regions.map((region) => `REGION ${region}`)]) {
      inhabitants.set(key, (inhabitants.get(key) ?? 0) + population);
    }
  }
  return inhabitants;
}

function inAllSpellings(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [name, withoutUmlauts(name)]))];
}

/** Entries of a name: from each of its words on (`den bosch`, `bosch`), and in its short spelling (`alphen rijn`, `st truiden`). */
function nameEntriesOf(name: string, place: IndexedPlace): PrefixEntry[] {
  const words = name.split(" ");
  const plain = plainWords(words).join(" ");
  return [
    ...words.map((_, index) => ({ text: words.slice(index).join(" "), place, of: index === 0 ? ("name" as const) : ("part" as const) })),
    ...(plain === name ? [] : [{ text: plain, place, of: "name" as const }]),
  ];
}

/** `halle` for *Halle (Saale)*, `frankfurt` for *Frankfurt am Main*. */
function shortNameEntries(place: IndexedPlace): PrefixEntry[] {
  const names = inAllSpellings(place.shortNames.flatMap(({ name, isUsedAlone }) => (isUsedAlone ? name : [])));
  return names.map((name) => ({ text: placeWords(name), place, of: "short" }));
}

function firstFrom(entries: readonly PrefixEntry[], text: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((entries[half]?.text ?? "") < text) low = half + 1;
    else high = half;
  }
  return low;
}
