import type { PageRequest, PlatformFacts, SearchFilter, SearchRecord } from "../search.ts";
import { PLAIN } from "./plain-activity.ts";
import { shorter, shorterText } from "./shorter.ts";
import type { Step } from "./step.ts";

/** All simpler variants of a step. */
export function* simplerSteps(step: Step): Generator<Step> {
  switch (step.step) {
    case "describe":
      for (const facts of simplerFacts(step.facts)) yield { ...step, facts };
      return;
    case "upsert":
      for (const records of shorter(step.records)) yield { ...step, records };
      for (const records of each(step.records, simplerRecords)) yield { ...step, records };
      return;
    case "remove":
      for (const ids of shorter(step.ids)) yield { ...step, ids };
      return;
    case "tidy":
      if (step.fromStart) yield { ...step, fromStart: false };
      for (const steps of [1, step.steps - 1, step.steps >> 1]) if (steps > 0 && steps < step.steps) yield { ...step, steps };
      return;
    case "search":
      for (const filter of simplerFilters(step.filter)) yield { ...step, filter };
      for (const page of simplerPages(step.page)) yield { ...step, page };
      return;
    case "restart":
      if (!step.cache) yield { ...step, cache: true };
      return;
  }
}

function* simplerFacts(facts: PlatformFacts): Generator<PlatformFacts> {
  for (const filters of shorter(facts.filters)) yield { ...facts, filters };
  for (const cities of shorter(facts.cities)) yield { ...facts, cities };
  const withoutRegions = each(facts.cities, function* (city) {
    for (const regions of shorter(city.regions)) yield { ...city, regions };
  });
  for (const cities of withoutRegions) yield { ...facts, cities };
}

function* simplerRecords(record: SearchRecord): Generator<SearchRecord> {
  const { id, platform } = record;
  for (const key of Object.keys(PLAIN)) {
    const simpler = { ...record, ...only(PLAIN, key), id, platform };
    if (JSON.stringify(simpler) !== JSON.stringify(record)) yield simpler;
  }
  for (const title of shorterText(record.title)) yield { ...record, title };
  for (const companyName of shorterText(record.companyName)) yield { ...record, companyName };
  for (const description of shorterText(record.description)) yield { ...record, description };
  for (const placeNames of shorter(record.placeNames)) yield { ...record, placeNames };
  for (const key of ["cities", "provinces", "regions", "filters"] as const) {
    for (const ids of shorter(record[key])) yield { ...record, [key]: ids };
  }
}

function* simplerFilters(filter: SearchFilter): Generator<SearchFilter> {
  for (const key of Object.keys(filter)) yield without(filter, key);
  for (const filters of shorter(filter.filters ?? [])) yield { ...filter, filters };
  for (const genericSearchQuery of shorterText(filter.genericSearchQuery ?? "")) yield { ...filter, genericSearchQuery };
}

function* simplerPages({ page, limit, after }: PageRequest): Generator<PageRequest> {
  if (after !== undefined) yield { page, limit };
  for (const fewer of new Set([1, page >> 1, page - 1]))
    if (fewer > 0 && fewer < page) yield { page: fewer, limit, ...(after && { after }) };
  for (const fewer of new Set([1, limit >> 1, limit - 1]))
    if (fewer > 0 && fewer < limit) yield { page, limit: fewer, ...(after && { after }) };
}

/** The list with one item simplified, for every item and every simpler variant of it. */
function* each<Item>(items: readonly Item[], simpler: (item: Item) => Iterable<Item>): Generator<readonly Item[]> {
  for (const [at, item] of items.entries()) for (const other of simpler(item)) yield items.with(at, other);
}

function only(record: SearchRecord, key: string): Partial<SearchRecord> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other === key));
}

function without(filter: SearchFilter, key: string): SearchFilter {
  return Object.fromEntries(Object.entries(filter).filter(([other]) => other !== key));
}
