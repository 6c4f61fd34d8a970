import { growInto } from "../columns/grow-into.ts";
import type { CityFacts, Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";

/** Columns of cities by number; provinces and regions are ids in PostgreSQL. Undescribed cities have NaN coordinates. */
export type CityColumns = {
  lons: Float64Array;
  lats: Float64Array;
  provinces: Int32Array;
  /** The end of each city's regions in `regions`; they begin at the previous end. */
  regionEnds: Uint32Array;
  regions: Int32Array;
};

/** Shared by all cities without a region. */
const NONE: readonly never[] = [];

/** The columns of cities by number; null for an undescribed one. */
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

/** Null for an undescribed city. */
export function cityFacts(columns: CityColumns, id: number, number: number): CityFacts | null {
  const [lon = Number.NaN, lat = Number.NaN, province = 0] = [columns.lons[number], columns.lats[number], columns.provinces[number]];
  return Number.isNaN(lat) ? null : { id, lon, lat, province, regions: regionsAt(columns, number) };
}

/** Whether a city still has the same province and regions. */
export function hasSameAreas(before: CityColumns, now: CityColumns, number: number): boolean {
  if (isDescribed(before, number) !== isDescribed(now, number)) return false;
  if ((before.provinces[number] ?? 0) !== (now.provinces[number] ?? 0)) return false;
  const [one, other] = [regionsAt(before, number), regionsAt(now, number)];
  return one.length === other.length && one.every((region, index) => region === other[index]);
}

/** One section a column: a start reads 44,000 cities, and takes over their memory (decisions/039-catalogue-snapshot.md). */
export function saveCityColumns(ids: readonly number[], { lons, lats, provinces, regionEnds, regions }: CityColumns): Sections {
  const { length } = ids;
  // Cities numbered since the last description have no columns yet.
  return new Map([
    ["ids", bytesOf(Int32Array.from(ids))],
    ["lons", bytesOf(growInto(lons, new Float64Array(length).fill(Number.NaN)))],
    ["lats", bytesOf(growInto(lats, new Float64Array(length).fill(Number.NaN)))],
    ["provinces", bytesOf(growInto(provinces, new Int32Array(length)))],
    ["region ends", bytesOf(growInto(regionEnds, new Uint32Array(length).fill(regions.length)))],
    ["regions", bytesOf(regions)],
  ]);
}

/** Reads what `saveCityColumns` wrote. Throws a `RangeError` when the columns do not fit together. */
export function loadCityColumns(sections: Sections): { ids: Int32Array; columns: CityColumns } {
  const ids = new Int32Array(section(sections, "ids"));
  const lons = new Float64Array(section(sections, "lons", ids.length * Float64Array.BYTES_PER_ELEMENT));
  const lats = new Float64Array(section(sections, "lats", lons.byteLength));
  const provinces = new Int32Array(section(sections, "provinces", ids.byteLength));
  const regionEnds = new Uint32Array(section(sections, "region ends", ids.byteLength));
  const regions = new Int32Array(section(sections, "regions"));
  if ((regionEnds.at(-1) ?? 0) !== regions.length) throw new RangeError("The snapshot's regions of cities do not fit together.");
  return { ids, columns: { lons, lats, provinces, regionEnds, regions } };
}

function isDescribed({ lats }: CityColumns, number: number): boolean {
  return !Number.isNaN(lats[number] ?? Number.NaN);
}

function regionsAt({ regionEnds, regions }: CityColumns, number: number): readonly number[] {
  const [begin, end] = [number > 0 ? (regionEnds[number - 1] ?? 0) : 0, regionEnds[number] ?? 0];
  return end > begin ? [...regions.subarray(begin, end)] : NONE;
}
