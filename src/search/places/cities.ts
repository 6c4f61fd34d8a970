import { distanceKm } from "../distance.ts";
import type { Bounds, CityFacts, Sections } from "../search.ts";
import { note, noted } from "../sections.ts";

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
  /** The numbers of the cities at most so far from one; looks at the neighbourhood alone. */
  near(city: CityFacts, radiusKm: number): number[];
  within(bounds: Bounds): number[];
  save(): Sections;
  load(sections: Sections): void;
}

/** A degree of latitude is at least this long; a little less leaves room for rounding. */
const DEGREE_KM = 111;

export function createCities(): Cities {
  const numbers = new Map<number, number>();
  const ids: number[] = [];
  let facts: (CityFacts | null)[] = [];
  /** By number; NaN, which lies nowhere, for what is not described. */
  let lons = new Float64Array(0);
  let lats = new Float64Array(0);

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
    lons = Float64Array.from(facts, (city) => city?.lon ?? Number.NaN);
    lats = Float64Array.from(facts, (city) => city?.lat ?? Number.NaN);
    return [...facts.keys()].filter((number) => !liesAlike(before[number] ?? null, facts[number] ?? null));
  }

  function near(city: CityFacts, radiusKm: number): number[] {
    const { height, width } = boxAround(city.lat, radiusKm);
    const found: number[] = [];
    for (let number = 0; number < lats.length; number += 1) {
      if (!(Math.abs((lats[number] ?? 0) - city.lat) <= height)) continue;
      const apart = Math.abs((lons[number] ?? 0) - city.lon);
      if (Math.min(apart, 360 - apart) > width) continue;
      const other = facts[number];
      if (other && distanceKm(city, other) <= radiusKm) found.push(number);
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
    save: () => new Map([["cities", noted({ ids, facts: facts.filter((city) => city !== null) })]]),
    load(sections) {
      const saved: { ids: number[]; facts: CityFacts[] } = note(sections, "cities");
      saved.ids.forEach(numberFor);
      describe(saved.facts);
    },
  };
}

/** How far apart in degrees two points may be that are so near: the widest a circle gets is towards the pole. */
function boxAround(lat: number, radiusKm: number): { height: number; width: number } {
  const height = radiusKm / DEGREE_KM;
  const farthest = Math.abs(lat) + height;
  return { height, width: farthest < 90 ? height / Math.cos((farthest * Math.PI) / 180) : 180 };
}

function liesAlike(before: CityFacts | null, now: CityFacts | null): boolean {
  if (before === now) return true;
  if (!before || !now || before.province !== now.province || before.regions.length !== now.regions.length) return false;
  return before.regions.every((region, index) => region === now.regions[index]);
}
