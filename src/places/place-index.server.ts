import type { Directory, StoredCity } from "../catalogue/directory.ts";
import type { Location } from "../contract/entities/place.ts";
import { typedNamesOfProvince } from "../catalogue/province-names.ts";
import type { Point } from "../../packages/search/distance.ts";
import { placeWords, plainWords, withoutUmlauts } from "./place-words.ts";
import { shortName, type ShortName } from "./short-names.ts";

/** A place that is offered, with the shorter names that it goes by; a province or region, which has no middle of its own, has no `point`. */
export type IndexedPlace = { location: Location; population: number; point: Point | null; shortNames: readonly ShortName[] };

/** One way to be found: what begins with `text` finds `place`. It is a name, a shorter one, or a later part of a name. */
export type PrefixEntry = { text: string; place: IndexedPlace; of: "name" | "short" | "part" };

/** Every offered place, and the entrances to them in the order of their texts. */
export type PlaceIndex = { places: readonly IndexedPlace[]; entrances: readonly PrefixEntry[] };

/** What an index is made of. */
export type PlaceDirectory = Pick<Directory, "cities" | "provinces" | "regions">;

const indexes = new WeakMap<Directory["cities"], PlaceIndex>();

/** Every listed city, and every province and region, of a platform; made once for as long as its places stay the same. */
export function placeIndex(directory: PlaceDirectory): PlaceIndex {
  const known = indexes.get(directory.cities);
  if (known) return known;
  const index = makeIndex(directory);
  indexes.set(directory.cities, index);
  return index;
}

/** The entrances whose text begins with `query`, found by halving. */
export function entriesWithPrefix({ entrances }: PlaceIndex, query: string): readonly PrefixEntry[] {
  const first = firstFrom(entrances, query);
  // U+FFFF comes after every letter, so this is where the texts that begin with the query end.
  return entrances.slice(first, firstFrom(entrances, `${query}\uFFFF`));
}

export function locationOfCity(
  { id, name, listed, province: provinceId }: StoredCity,
  { provinces }: Pick<Directory, "provinces">,
): Location {
  const province = provinces.get(provinceId);
  if (!province) throw new Error(`The city ${id} lies in the province ${provinceId}, which is not known.`);
  // What somebody suggested is no word of ours before an editor has read it.
  return { id, name: listed ? name : province.name, province: { name: province.name }, type: "CITY", country: province.country };
}

function makeIndex(directory: PlaceDirectory): PlaceIndex {
  const found = foundPlaces(directory);
  const entrances = found.flatMap(({ place, names }) => [
    ...names.flatMap((name) => entrancesOf(placeWords(name), place)),
    ...shortEntrances(place),
  ]);
  return {
    places: found.map(({ place }) => place),
    entrances: entrances.toSorted((a, b) => Number(a.text > b.text) - Number(a.text < b.text)),
  };
}

/** One empty list for nearly all places. */
const NO_SHORT_NAMES: readonly ShortName[] = [];

/** Each offered place with all its names. */
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

/** The listed cities; of two with one name in one province, which nobody can tell apart, the larger. */
function offeredCities({ cities }: PlaceDirectory): StoredCity[] {
  const offered = new Map<string, StoredCity>();
  for (const city of cities.values()) {
    const key = `${city.province} ${city.name}`;
    if (city.listed && city.population >= (offered.get(key)?.population ?? 0)) offered.set(key, city);
  }
  return [...offered.values()];
}

/** How many people live in each province and region, by type and id. */
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

/** A name can be entered at any of its words (`den bosch`, `bosch`), and as it is written shorter (`alphen rijn`, `st truiden`). */
function entrancesOf(name: string, place: IndexedPlace): PrefixEntry[] {
  const words = name.split(" ");
  const plain = plainWords(words).join(" ");
  return [
    ...words.map((_, index) => ({ text: words.slice(index).join(" "), place, of: index === 0 ? ("name" as const) : ("part" as const) })),
    ...(plain === name ? [] : [{ text: plain, place, of: "name" as const }]),
  ];
}

/** `Halle (Saale)` is Halle to who looks for it, and `Frankfurt am Main` Frankfurt. */
function shortEntrances(place: IndexedPlace): PrefixEntry[] {
  const names = inAllSpellings(place.shortNames.flatMap(({ name, isUsedAlone }) => (isUsedAlone ? name : [])));
  return names.map((name) => ({ text: placeWords(name), place, of: "short" }));
}

function firstFrom(entrances: readonly PrefixEntry[], text: string): number {
  let [low, high] = [0, entrances.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((entrances[half]?.text ?? "") < text) low = half + 1;
    else high = half;
  }
  return low;
}
