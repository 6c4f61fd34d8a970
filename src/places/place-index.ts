import type { Directory, StoredCity } from "../catalogue/directory.ts";
import type { Location } from "../contract/entities/place.ts";
import { typedNamesOfProvince } from "../catalogue/province-names.ts";
import { folded } from "../search/text/folded.ts";

/** A place that is offered. */
export type IndexedPlace = { location: Location; population: number };

/** One way to be found: what begins with `text` finds `place`. `isWhole` unless `text` is a later part of a name. */
export type Entrance = { text: string; place: IndexedPlace; isWhole: boolean };

/** Every offered place, and the entrances to them in the order of their texts. */
export type PlaceIndex = { places: readonly IndexedPlace[]; entrances: readonly Entrance[] };

const indexes = new WeakMap<Directory["cities"], PlaceIndex>();

/** Every listed city, and every province and region, of a platform; made once for as long as its places stay the same. */
export function placeIndex(directory: Directory): PlaceIndex {
  const known = indexes.get(directory.cities);
  if (known) return known;
  const index = makeIndex(directory);
  indexes.set(directory.cities, index);
  return index;
}

/** A name or a query as places are compared: `'s-Gravenhage` is `s gravenhage`. */
export function placeWords(text: string): string {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** A query as it is looked up: `'s-` and `'t ` are words of their own, and what they begin comes after them. */
export function placeQuery(text: string): string {
  const isArticle = /(^|\s)['’‘`][st][-‐‑\s]*$/iu.test(text);
  return isArticle ? `${placeWords(text)} ` : placeWords(text);
}

/** The entrances whose text begins with `query`, found by halving. */
export function entrancesAt({ entrances }: PlaceIndex, query: string): readonly Entrance[] {
  const first = firstFrom(entrances, query);
  // U+FFFF comes after every letter, so this is where the texts that begin with the query end.
  return entrances.slice(first, firstFrom(entrances, `${query}\uFFFF`));
}

export function locationOfCity({ id, name, listed, province: provinceId }: StoredCity, { provinces }: Directory): Location {
  const province = provinces.get(provinceId);
  if (!province) throw new Error(`The city ${id} lies in the province ${provinceId}, which is not known.`);
  // What somebody suggested is no word of ours before an editor has read it.
  return { id, name: listed ? name : province.name, province: { name: province.name }, type: "CITY", country: province.country };
}

function makeIndex(directory: Directory): PlaceIndex {
  const found = foundPlaces(directory);
  const entrances = found.flatMap(({ place, names }) => names.flatMap((name) => entrancesOf(placeWords(name), place)));
  return {
    places: found.map(({ place }) => place),
    entrances: entrances.toSorted((a, b) => Number(a.text > b.text) - Number(a.text < b.text)),
  };
}

/** Each offered place with all its names. */
function foundPlaces(directory: Directory): { place: IndexedPlace; names: readonly string[] }[] {
  const cities = offeredCities(directory);
  const wider = [...directory.provinces.values(), ...directory.regions.values()];
  const inhabitants = inhabitantsBy(cities);
  return [
    ...cities.map((city) => ({
      place: { location: locationOfCity(city, directory), population: city.population },
      names: [city.name, ...city.aliases, ...germanSpelling(city.name), ...withoutBracket(city.name)],
    })),
    ...wider.map(({ id, name, type, country }) => ({
      place: { location: { id, name, type, province: null, country }, population: inhabitants.get(`${type} ${id}`) ?? 0 },
      names: [name, ...germanSpelling(name), ...(type === "PROVINCE" ? typedNamesOfProvince({ country, name }) : [])],
    })),
  ];
}

/** The listed cities; of two with one name in one province, which nobody can tell apart, the larger. */
function offeredCities({ cities }: Directory): StoredCity[] {
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

/** Whoever has no umlauts on the keyboard writes `Muenchen`. */
function germanSpelling(name: string): string[] {
  const spelled = name.replace(/ä/gi, "ae").replace(/ö/gi, "oe").replace(/ü/gi, "ue");
  return spelled === name ? [] : [spelled];
}

/** `Halle (Saale)` is Halle to who looks for it. */
function withoutBracket(name: string): string[] {
  const bare = name.replace(/ \(.*\)$/, "");
  return bare === name ? [] : [bare];
}

/** A name can be entered at any of its words: `den bosch`, `bosch`. */
function entrancesOf(name: string, place: IndexedPlace): Entrance[] {
  const words = name.split(" ");
  return words.map((_, index) => ({ text: words.slice(index).join(" "), place, isWhole: index === 0 }));
}

function firstFrom(entrances: readonly Entrance[], text: string): number {
  let [low, high] = [0, entrances.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((entrances[half]?.text ?? "") < text) low = half + 1;
    else high = half;
  }
  return low;
}
