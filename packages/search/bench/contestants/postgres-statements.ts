import type { SearchFilter } from "../../search.ts";
import type { BenchCatalogue } from "../catalogue.ts";
import { LIMIT, type Question } from "../question.ts";
import { citiesWithin } from "./cities-within.ts";
import { maskOf, REACHES, SIDES } from "./postgres-tables.ts";

/** SQL with its values; the text depends on what is asked and not on the values, so it is prepared once. */
export type Statement = { text: string; values: unknown[] };

/** A filter group of which filters are asked: those, and all that the group has. */
type AskedGroup = { asked: readonly number[]; all: readonly number[] };

/** The statements of a question: the ids of its page, and every filter's count with the total as the count of 0. */
export function statementsOf({ filter, page }: Question, catalogue: BenchCatalogue): { page: Statement; counts: Statement } {
  const groups = askedGroups(filter, catalogue);
  const table = filter.genericSearchQuery ? "activity_with_words" : "activity";
  return {
    page: collect((value) => {
      const conditions = [...conditionsOf(filter, catalogue, value), ...groups.map(({ asked }) => `filters && ${value(asked)}::integer[]`)];
      return `select id from ${table}${whereOf(conditions)} order by spread limit ${LIMIT} offset ${value((page - 1) * LIMIT)}::integer`;
    }),
    counts: collect((value) => {
      const conditions = [...conditionsOf(filter, catalogue, value), ...atMostOneFails(groups, value)];
      return `select filter, count(*)::integer as count from
        (select unnest(${countedFilters(groups, value)}) as filter from ${table}${whereOf(conditions)}) as carried group by filter`;
    }),
  };
}

function askedGroups({ filters = [] }: SearchFilter, { facts }: BenchCatalogue): AskedGroup[] {
  const all = Map.groupBy(facts.filters, ({ group }) => group);
  return [...all.values()]
    .map((group) => group.map(({ id }) => id))
    .map((ids) => ({ asked: ids.filter((id) => filters.includes(id)), all: ids }))
    .filter(({ asked }) => asked.length > 0);
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

/** All words, of which the last may go on. */
function prefixQuery(text: string): string {
  return `${text.split(" ").join(" & ")}:*`;
}

/** Lists of intarray that are in order already need not be sorted for every row. */
function inOrder(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}

function between(least: string, most: string, asked: string): string {
  return `${least} <= ${asked}::smallint and ${most} >= ${asked}::smallint`;
}

/** For each group that may fail, all the others: a shape that the index on filters can answer. */
function atMostOneFails(groups: readonly AskedGroup[], value: Value): string[] {
  if (groups.length < 2) return [];
  const met = groups.map(({ asked }) => `filters && ${value(asked)}::integer[]`);
  const others = groups.map((_, failed) => met.filter((__, index) => index !== failed).join(" and "));
  return [`(${others.map((all) => `(${all})`).join(" or ")})`];
}

/** What meets all groups counts for all its filters, and for 0; what fails one counts for its filters of that group. */
function countedFilters(groups: readonly AskedGroup[], value: Value): string {
  if (groups.length === 0) return "filters + 0";
  const met = groups.map(({ asked }) => {
    return `(carried_low & ${value(maskOf(asked, 0))}::bigint <> 0 or carried_high & ${value(maskOf(asked, 1))}::bigint <> 0)`;
  });
  const cases = groups.map(({ all }, index) => `when not ${met[index]} then filters & ${value(all)}::integer[]`);
  return `case ${cases.join(" ")} else filters + 0 end`;
}
