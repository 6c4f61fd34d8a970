import { chordSquared, distanceKm, vectorOf, type Point } from "../distance.ts";
import type { Bounds, CityChange, CityFacts, Sections } from "../search.ts";
import { cityColumns, cityFacts, hasSameAreas, loadCityColumns, saveCityColumns } from "./city-columns.ts";

/** The cities of a platform by dense numbers; an undescribed city of an activity has only a number. */
export interface Cities {
  /** Numbers are below this. */
  readonly count: number;
  /** The number of a city; assigns one when it has none. */
  numberFor(id: number): number;
  /** Null for an undescribed city. */
  factsOf(number: number): CityFacts | null;
  /** Its coordinates; null for an undescribed city. */
  pointOf(number: number): Point | null;
  find(id: number): CityFacts | null;
  /** Replaces all cities; returns the numbers of those whose province or regions changed. */
  describe(cities: readonly CityFacts[]): number[];
  /** Updates some cities; returns the same as `describe`. */
  change(changes: readonly CityChange[]): number[];
  /** The numbers of the cities within a distance of this one. */
  near(city: CityFacts, radiusKm: number): number[];
  within(bounds: Bounds): number[];
  save(): Sections;
  load(sections: Sections): void;
}

/** Squared chords are compared, without trigonometry; within this relative error of the limit, kilometres decide. */
const CHORD_ROUNDING = 1e-8;

export function createCities(): Cities {
  let ids: number[] = [];
  /** By id, created on first use, to speed up the start. */
  let numbers: Map<number, number> | null = null;
  let columns = cityColumns([]);
  /** x, y and z of each on the unit sphere, created on first use. */
  let globe: Float64Array | null = null;

  function numberOf(id: number): number | undefined {
    return (numbers ??= new Map(ids.map((one, number) => [one, number]))).get(id);
  }

  function numberFor(id: number): number {
    const number = numberOf(id) ?? ids.push(id) - 1;
    numbers?.set(id, number);
    return number;
  }

  function pointOf(number: number): Point | null {
    const [lon, lat] = [columns.lons[number] ?? Number.NaN, columns.lats[number] ?? Number.NaN];
    return Number.isNaN(lat) ? null : { lon, lat };
  }

  function near(city: CityFacts, radiusKm: number): number[] {
    // Squaring would drop the sign.
    if (radiusKm < 0) return [];
    globe ??= globeOf(columns);
    const { x, y, z } = vectorOf(city);
    const limit = chordSquared(radiusKm);
    const [surely, perhaps] = [limit * (1 - CHORD_ROUNDING) - CHORD_ROUNDING ** 2, limit * (1 + CHORD_ROUNDING) + CHORD_ROUNDING ** 2];
    const found: number[] = [];
    for (let number = 0; number < columns.lats.length; number += 1) {
      const at = number * 3;
      const chord = ((globe[at] ?? 0) - x) ** 2 + ((globe[at + 1] ?? 0) - y) ** 2 + ((globe[at + 2] ?? 0) - z) ** 2;
      if (!(chord <= perhaps)) continue;
      const other = chord < surely ? null : pointOf(number);
      if (!other || distanceKm(city, other) <= radiusKm) found.push(number);
    }
    return found;
  }

  function within({ lonMin, latMin, lonMax, latMax }: Bounds): number[] {
    const { lons, lats } = columns;
    const found: number[] = [];
    for (let number = 0; number < lats.length; number += 1) {
      const lat = lats[number] ?? 0;
      const lon = lons[number] ?? 0;
      if (lat >= latMin && lat <= latMax && lon >= lonMin && lon <= lonMax) found.push(number);
    }
    return found;
  }

  function factsOf(number: number): CityFacts | null {
    const id = ids[number];
    return id === undefined ? null : cityFacts(columns, id, number);
  }

  return {
    get count() {
      return ids.length;
    },
    numberFor,
    factsOf,
    pointOf,
    find: (id) => factsOf(numberOf(id) ?? -1),
    describe(cities) {
      const before = columns;
      const described = cities.map((city) => [numberFor(city.id), city] as const);
      const facts: (CityFacts | null)[] = ids.map(() => null);
      for (const [number, city] of described) facts[number] = city;
      columns = cityColumns(facts);
      globe = null;
      return [...ids.keys()].filter((number) => !hasSameAreas(before, columns, number));
    },
    change(changes) {
      const before = columns;
      const isKnown = ({ id, city }: CityChange) => city !== null || numberOf(id) !== undefined;
      const changed = changes.filter(isKnown).map(({ id, city }) => [numberFor(id), city] as const);
      if (changed.length === 0) return [];
      const facts = ids.map((id, number) => cityFacts(before, id, number));
      for (const [number, city] of changed) facts[number] = city;
      columns = cityColumns(facts);
      globe = null;
      return changed.flatMap(([number]) => (hasSameAreas(before, columns, number) ? [] : [number]));
    },
    near,
    within,
    save: () => saveCityColumns(ids, columns),
    load(sections) {
      const saved = loadCityColumns(sections);
      ids = Array.from(saved.ids);
      numbers = null;
      columns = saved.columns;
      globe = null;
    },
  };
}

function globeOf({ lons, lats }: { lons: Float64Array; lats: Float64Array }): Float64Array {
  const globe = new Float64Array(lats.length * 3);
  for (let number = 0; number < lats.length; number += 1) {
    const { x, y, z } = vectorOf({ lon: lons[number] ?? Number.NaN, lat: lats[number] ?? Number.NaN });
    globe[number * 3] = x;
    globe[number * 3 + 1] = y;
    globe[number * 3 + 2] = z;
  }
  return globe;
}
