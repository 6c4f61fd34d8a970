import type { SearchFilter } from "../../search.ts";
import type { BenchCatalogue } from "../catalogue.ts";
import { LIMIT, type Query } from "../query.ts";
import { citiesWithin } from "./cities-within.ts";
import { maskOf, REACHES, SIDES } from "./postgres-tables.ts";

/** SQL with its values; the text depends only on which conditions there are, so it is prepared once. */
export type Statement = { text: string; values: unknown[] };

/** A filter group of a query: its filters in the query, and all filters of the group. */
type RequestedGroup = { requested: readonly number[]; all: readonly number[] };

/** The statements of a query: the ids of its page, and every filter's count, with the total as the count of filter 0. */
export function statementsOf({ filter, page }: Query, catalogue: BenchCatalogue): { page: Statement; counts: Statement } {
  const groups = requestedGroups(filter, catalogue);
  const table = filter.genericSearchQuery ? "activity_with_words" : "activity";
  return {
    page: collect((value) => {
      const conditions = [
        ...conditionsOf(filter, catalogue, value),
        ...groups.map(({ requested }) => `filters && ${value(requested)}::integer[]`),
      ];
      return `select id from ${table}${whereOf(conditions)} order by spread limit ${LIMIT} offset ${value((page - 1) * LIMIT)}::integer`;
    }),
    counts: collect((value) => {
      const conditions = [...conditionsOf(filter, catalogue, value), ...atMostOneFails(groups, value)];
      return `select filter, count(*)::integer as count from
        (select unnest(${countedFilters(groups, value)}) as filter from ${table}${whereOf(conditions)}) as carried group by filter`;
    }),
  };
}

function requestedGroups({ filters = [] }: SearchFilter, { facts }: BenchCatalogue): RequestedGroup[] {
  const all = Map.groupBy(facts.filters, ({ group }) => group);
  return [...all.values()]
    .map((group) => group.map(({ id }) => id))
    .map((ids) => ({ requested: ids.filter((id) => filters.includes(id)), all: ids }))
    .filter(({ requested }) => requested.length > 0);
}

type Value = (value: unknown) => string;

function collect(write: (value: Value) => string): Statement {
  const values: unknown[] = [];
  const text = write((value) => `$${values.push(value)}`);
  return { text, values };
}

function whereOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
}

function conditionsOf(filter: SearchFilter, { places }: BenchCatalogue, value: Value): string[] {
  const { genericSearchQuery, province, personCount, minimumAge, indoorOutdoor, geographicLocation } = filter;
  const cities = citiesWithin(places.cities, filter);
  const conditions: string[] = [];
  if (genericSearchQuery) conditions.push(`words @@ to_tsquery('dutch', ${value(prefixQuery(genericSearchQuery))})`);
  if (typeof province === "number") conditions.push(`provinces && ${value([province])}::integer[]`);
  if (cities) conditions.push(`cities && ${value(inOrder(cities))}::integer[]`);
  if (typeof personCount === "number") conditions.push(between("persons_min", "persons_max", value(personCount)));
  if (typeof minimumAge === "number") conditions.push(between("age_min", "age_max", value(minimumAge)));
  if (indoorOutdoor) conditions.push(`side in (${value(SIDES.indexOf(indoorOutdoor))}::smallint, ${SIDES.indexOf("BOTH")})`);
  if (typeof geographicLocation === "string") conditions.push(`reach = ${value(REACHES.indexOf(geographicLocation))}::smallint`);
  return conditions;
}

/** Requires all words; the last one is a prefix. */
function prefixQuery(text: string): string {
  return `${text.split(" ").join(" & ")}:*`;
}

/** Sorts ids once, because intarray would sort them for every row. */
function inOrder(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}

function between(least: string, most: string, requested: string): string {
  return `${least} <= ${requested}::smallint and ${most} >= ${requested}::smallint`;
}

/** Allows one failed group: all groups but one, for each in turn, joined by `or`, which can use the index on filters. */
function atMostOneFails(groups: readonly RequestedGroup[], value: Value): string[] {
  if (groups.length < 2) return [];
  const met = groups.map(({ requested }) => `filters && ${value(requested)}::integer[]`);
  const others = groups.map((_, failed) => met.filter((__, index) => index !== failed).join(" and "));
  return [`(${others.map((all) => `(${all})`).join(" or ")})`];
}

/** An activity that meets all groups counts for all its filters and for 0 (the total); one that fails a group counts for its filters of that group. */
function countedFilters(groups: readonly RequestedGroup[], value: Value): string {
  if (groups.length === 0) return "filters + 0";
  const met = groups.map(({ requested }) => {
    return `(carried_low & ${value(maskOf(requested, 0))}::bigint <> 0 or carried_high & ${value(maskOf(requested, 1))}::bigint <> 0)`;
  });
  const cases = groups.map(({ all }, index) => `when not ${met[index]} then filters & ${value(all)}::integer[]`);
  return `case ${cases.join(" ")} else filters + 0 end`;
}
