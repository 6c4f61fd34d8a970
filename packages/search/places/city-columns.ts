import { growInto } from "../columns/grow-into.ts";
import type { CityFacts, Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";

/** What cities are, by their numbers, with ids as PostgreSQL has them; what is not described has NaN for a place, which lies nowhere. */
export type CityColumns = {
  lons: Float64Array;
  lats: Float64Array;
  provinces: Int32Array;
  /** Where in `regions` those of each end; they begin where those before end. */
  regionEnds: Uint32Array;
  regions: Int32Array;
};

/** One empty list for all cities that lie in no region. */
const NONE: readonly never[] = [];

/** The columns of cities by their numbers; null is one that nothing describes. */
export function cityColumns(facts: readonly (CityFacts | null)[]): CityColumns {
  let end = 0;
  return {
    lons: Float64Array.from(facts, (city) => city?.lon ?? Number.NaN),
    lats: Float64Array.from(facts, (city) => city?.lat ?? Number.NaN),
    provinces: Int32Array.from(facts, (city) => city?.province ?? 0),
    regionEnds: Uint32Array.from(facts, (city) => (end += city?.regions.length ?? 0)),
    regions: Int32Array.from(facts.flatMap((city) => city?.regions ?? NONE)),
  };
}

/** Null when it is not described. */
export function cityFacts(columns: CityColumns, id: number, number: number): CityFacts | null {
  const [lon = Number.NaN, lat = Number.NaN, province = 0] = [columns.lons[number], columns.lats[number], columns.provinces[number]];
  return Number.isNaN(lat) ? null : { id, lon, lat, province, regions: regionsAt(columns, number) };
}

/** Whether a city lies in the same province and regions in both. */
export function hasSameAreas(before: CityColumns, now: CityColumns, number: number): boolean {
  if (isDescribed(before, number) !== isDescribed(now, number)) return false;
  if ((before.provinces[number] ?? 0) !== (now.provinces[number] ?? 0)) return false;
  const [one, other] = [regionsAt(before, number), regionsAt(now, number)];
  return one.length === other.length && one.every((region, index) => region === other[index]);
}

/** A column for each fact: a start reads 44,000 cities, and takes their memory over (decisions/039-the-snapshot.md). */
export function saveCityColumns(ids: readonly number[], { lons, lats, provinces, regionEnds, regions }: CityColumns): Sections {
  const { length } = ids;
  // Behind the columns are cities that activities named since, which nothing describes.
  return new Map([
    ["ids", bytesOf(Int32Array.from(ids))],
    ["lons", bytesOf(growInto(lons, new Float64Array(length).fill(Number.NaN)))],
    ["lats", bytesOf(growInto(lats, new Float64Array(length).fill(Number.NaN)))],
    ["provinces", bytesOf(growInto(provinces, new Int32Array(length)))],
    ["region ends", bytesOf(growInto(regionEnds, new Uint32Array(length).fill(regions.length)))],
    ["regions", bytesOf(regions)],
  ]);
}

/** What `saveCityColumns` wrote. Throws a `RangeError` when the columns do not fit each other. */
export function loadCityColumns(sections: Sections): { ids: Int32Array; columns: CityColumns } {
  const ids = new Int32Array(section(sections, "ids"));
  const lons = new Float64Array(section(sections, "lons", ids.length * Float64Array.BYTES_PER_ELEMENT));
  const lats = new Float64Array(section(sections, "lats", lons.byteLength));
  const provinces = new Int32Array(section(sections, "provinces", ids.byteLength));
  const regionEnds = new Uint32Array(section(sections, "region ends", ids.byteLength));
  const regions = new Int32Array(section(sections, "regions"));
  if ((regionEnds.at(-1) ?? 0) !== regions.length) throw new RangeError("The snapshot has other regions of cities than it says.");
  return { ids, columns: { lons, lats, provinces, regionEnds, regions } };
}

function isDescribed({ lats }: CityColumns, number: number): boolean {
  return !Number.isNaN(lats[number] ?? Number.NaN);
}

function regionsAt({ regionEnds, regions }: CityColumns, number: number): readonly number[] {
  const [begin, end] = [number > 0 ? (regionEnds[number - 1] ?? 0) : 0, regionEnds[number] ?? 0];
  return end > begin ? [...regions.subarray(begin, end)] : NONE;
}
