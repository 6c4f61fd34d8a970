import type { FilterCount, SearchFilter, SearchRecord } from "../../search.ts";
import type { BenchCatalogue } from "../catalogue.ts";
import type { Answer } from "../contestant.ts";
import { LIMIT, type Query } from "../query.ts";
import { citiesWithin } from "./cities-within.ts";

/** Filters and counts the results of libraries that only search words. */
export type Counted = {
  add(record: SearchRecord): void;
  answer(ids: Iterable<number>, query: Query): Answer;
};

/** The filterable fields of an activity; rows are stored by id. */
type Row = Pick<
  SearchRecord,
  "filters" | "cities" | "personsMin" | "personsMax" | "minimumAge" | "maximumAge" | "reach" | "indoorOutdoor"
> & {
  provinces: ReadonlySet<number>;
};

/** Total, page and counts in one pass over the results: an activity that fails one group counts only for that group. */
export function countResults({ facts, places }: BenchCatalogue): Counted {
  const rows: Row[] = [];
  const groupOf = facts.filters.reduce((groups, { id, group }) => groups.fill(group, id, id + 1), new Uint8Array(facts.filters.length + 1));
  const provinceOf = new Map(places.cities.map(({ id, province }) => [id, province]));

  function add(record: SearchRecord): void {
    const { filters, cities, personsMin, personsMax, minimumAge, maximumAge, reach, indoorOutdoor } = record;
    const provinces = new Set([...record.provinces, ...cities.map((city) => provinceOf.get(city) ?? 0)]);
    rows[record.id] = { filters, cities, personsMin, personsMax, minimumAge, maximumAge, reach, indoorOutdoor, provinces };
  }

  function answer(ids: Iterable<number>, { filter, page }: Query): Answer {
    const reached = citiesWithin(places.cities, filter);
    const near = reached && new Set(reached);
    const requested = groupsOf(filter.filters ?? [], groupOf);
    const counts = new Uint32Array(groupOf.length);
    const found: number[] = [];

    for (const id of ids) {
      const row = rows[id];
      if (!row || !meets(row, filter, near)) continue;
      const failed = failedGroup(row, requested);
      if (failed === SEVERAL) continue;
      if (failed === NONE) found.push(id);
      for (const own of row.filters) {
        if (failed === NONE || groupOf[own] === failed) counts[own] = (counts[own] ?? 0) + 1;
      }
    }

    const start = (page - 1) * LIMIT;
    return { ids: found.slice(start, start + LIMIT), total: found.length, filterCounts: countsOf(counts) };
  }

  return { add, answer };
}

const NONE = -1;
const SEVERAL = -2;

function groupsOf(filters: readonly number[], groupOf: Uint8Array): [group: number, filters: Set<number>][] {
  return [...Map.groupBy(filters, (id) => groupOf[id] ?? 0)].map(([group, ids]) => [group, new Set(ids)]);
}

/** The group that an activity fails; NONE or SEVERAL if it is not exactly one. */
function failedGroup({ filters }: Row, requested: readonly [number, ReadonlySet<number>][]): number {
  let failed = NONE;
  for (const [group, wanted] of requested) {
    if (filters.some((id) => wanted.has(id))) continue;
    if (failed !== NONE) return SEVERAL;
    failed = group;
  }
  return failed;
}

function meets(row: Row, filter: SearchFilter, near: ReadonlySet<number> | null): boolean {
  const { province, personCount, minimumAge, indoorOutdoor, geographicLocation } = filter;
  if (typeof province === "number" && !row.provinces.has(province)) return false;
  if (near && !row.cities.some((city) => near.has(city))) return false;
  if (typeof personCount === "number" && !holds(row.personsMin, row.personsMax, personCount)) return false;
  if (typeof minimumAge === "number" && !holds(row.minimumAge, row.maximumAge, minimumAge)) return false;
  if (indoorOutdoor && row.indoorOutdoor !== indoorOutdoor && row.indoorOutdoor !== "BOTH") return false;
  return !geographicLocation || row.reach === geographicLocation;
}

function holds(least: number | null, most: number | null, requested: number): boolean {
  return (least === null || least <= requested) && (most === null || most >= requested);
}

function countsOf(counts: Uint32Array): FilterCount[] {
  return Array.from(counts.subarray(1), (count, index) => ({ filterId: index + 1, count }));
}
