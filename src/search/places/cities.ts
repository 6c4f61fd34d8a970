import { chordSquared, distanceKm, vectorOf } from "../distance.ts";
import type { Bounds, CityFacts, Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";

/** The cities of a platform by dense numbers; one that an activity names and nothing describes has a number only. */
export interface Cities {
  /** Numbers are below this. */
  readonly count: number;
  /** The number of a city, a new one when it has none. */
  numberFor(id: number): number;
  /** Null when it is not described. */
  factsOf(number: number): CityFacts | null;
  find(id: number): CityFacts | null;
  /** Takes over what cities are; answers with the numbers of those that lie in another province or other regions now. */
  describe(cities: readonly CityFacts[]): number[];
  /** The numbers of the cities at most so far from one. */
  near(city: CityFacts, radiusKm: number): number[];
  within(bounds: Bounds): number[];
  save(): Sections;
  load(sections: Sections): void;
}

/** Straight lines tell what is near without an angle to compute; where they are so close to the limit, kilometres decide. */
const CHORD_ROUNDING = 1e-8;
/** One empty list for all cities that lie in no region. */
const NONE: readonly never[] = [];

export function createCities(): Cities {
  const numbers = new Map<number, number>();
  const ids: number[] = [];
  let facts: (CityFacts | null)[] = [];
  /** By number; NaN, which lies nowhere, for what is not described. */
  let lons = new Float64Array(0);
  let lats = new Float64Array(0);
  /** x, y and z of each on the globe. */
  let globe = new Float64Array(0);

  function numberFor(id: number): number {
    const number = numbers.get(id) ?? ids.push(id) - 1;
    numbers.set(id, number);
    return number;
  }

  function describe(cities: readonly CityFacts[]): number[] {
    const before = facts;
    const described = cities.map((city) => [numberFor(city.id), city] as const);
    facts = ids.map(() => null);
    for (const [number, city] of described) facts[number] = city;
    place();
    return [...facts.keys()].filter((number) => !liesAlike(before[number] ?? null, facts[number] ?? null));
  }

  /** A start does this twice for every city of every platform. */
  function place(): void {
    lons = new Float64Array(facts.length).fill(Number.NaN);
    lats = new Float64Array(facts.length).fill(Number.NaN);
    globe = new Float64Array(facts.length * 3).fill(Number.NaN);
    for (const [number, city] of facts.entries()) {
      if (!city) continue;
      const { x, y, z } = vectorOf(city);
      lons[number] = city.lon;
      lats[number] = city.lat;
      globe[number * 3] = x;
      globe[number * 3 + 1] = y;
      globe[number * 3 + 2] = z;
    }
  }

  function near(city: CityFacts, radiusKm: number): number[] {
    // A straight line does not tell below nothing from above.
    if (radiusKm < 0) return [];
    const { x, y, z } = vectorOf(city);
    const limit = chordSquared(radiusKm);
    const [surely, perhaps] = [limit * (1 - CHORD_ROUNDING) - CHORD_ROUNDING ** 2, limit * (1 + CHORD_ROUNDING) + CHORD_ROUNDING ** 2];
    const found: number[] = [];
    for (let number = 0; number < lats.length; number += 1) {
      const at = number * 3;
      const chord = ((globe[at] ?? 0) - x) ** 2 + ((globe[at + 1] ?? 0) - y) ** 2 + ((globe[at + 2] ?? 0) - z) ** 2;
      if (!(chord <= perhaps)) continue;
      const other = facts[number];
      if (chord < surely || (other && distanceKm(city, other) <= radiusKm)) found.push(number);
    }
    return found;
  }

  function within({ lonMin, latMin, lonMax, latMax }: Bounds): number[] {
    const found: number[] = [];
    for (let number = 0; number < lats.length; number += 1) {
      const lat = lats[number] ?? 0;
      const lon = lons[number] ?? 0;
      if (lat >= latMin && lat <= latMax && lon >= lonMin && lon <= lonMax) found.push(number);
    }
    return found;
  }

  return {
    get count() {
      return ids.length;
    },
    numberFor,
    factsOf: (number) => facts[number] ?? null,
    find: (id) => facts[numbers.get(id) ?? -1] ?? null,
    describe,
    near,
    within,
    save: () => saveCities(ids, facts),
    load(sections) {
      const saved = loadCities(sections);
      saved.ids.forEach(numberFor);
      describe(saved.cities);
    },
  };
}

/** A column for each fact, by number: a start reads 44,000 cities, and 0.17 s longer when they are JSON (decisions/054-the-server-in-one-file.md). */
function saveCities(ids: readonly number[], facts: readonly (CityFacts | null)[]): Sections {
  const described = Array.from(ids, (_, number) => facts[number] ?? null);
  return new Map([
    ["ids", bytesOf(Uint32Array.from(ids))],
    ["lons", bytesOf(Float64Array.from(described, (city) => city?.lon ?? Number.NaN))],
    ["lats", bytesOf(Float64Array.from(described, (city) => city?.lat ?? Number.NaN))],
    ["provinces", bytesOf(Uint32Array.from(described, (city) => city?.province ?? 0))],
    ["region counts", bytesOf(Uint32Array.from(described, (city) => city?.regions.length ?? 0))],
    ["regions", bytesOf(Uint32Array.from(described.flatMap((city) => city?.regions ?? [])))],
  ]);
}

/** What `saveCities` wrote: what is not described has no place on earth. Throws a `RangeError` when the columns do not fit each other. */
function loadCities(sections: Sections): { ids: Uint32Array; cities: CityFacts[] } {
  const ids = new Uint32Array(section(sections, "ids"));
  const lons = new Float64Array(section(sections, "lons", ids.length * Float64Array.BYTES_PER_ELEMENT));
  const lats = new Float64Array(section(sections, "lats", lons.byteLength));
  const provinces = new Uint32Array(section(sections, "provinces", ids.byteLength));
  const counts = new Uint32Array(section(sections, "region counts", ids.byteLength));
  const regions = new Uint32Array(section(sections, "regions"));
  const cities: CityFacts[] = [];
  let end = 0;
  for (const [number, id] of ids.entries()) {
    const [lon = Number.NaN, lat = Number.NaN, count = 0] = [lons[number], lats[number], counts[number]];
    const around = count > 0 ? [...regions.subarray(end, end + count)] : NONE;
    end += count;
    if (!Number.isNaN(lat)) cities.push({ id, lon, lat, province: provinces[number] ?? 0, regions: around });
  }
  if (end !== regions.length) throw new RangeError("The snapshot has other regions of cities than it says.");
  return { ids, cities };
}

function liesAlike(before: CityFacts | null, now: CityFacts | null): boolean {
  if (before === now) return true;
  if (!before || !now || before.province !== now.province || before.regions.length !== now.regions.length) return false;
  return before.regions.every((region, index) => region === now.regions[index]);
}
