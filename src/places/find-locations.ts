import type * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { invalid, type Invalid } from "../catalogue/invalid.ts";
import { pageOf } from "../catalogue/page-of.ts";
import type { locationList } from "../contract/answers.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { placeIndex, placeWords, type IndexedPlace } from "./place-index.ts";

export type LocationList = z.infer<typeof locationList>;

const collator = new Intl.Collator("nl");

/**
 * Places whose name has a word that begins with the query, whatever its accents and apostrophes: the exact name first,
 * then names that begin with it, then by population. Without a query the provinces by name, or what `type` asks
 * (specification 2 §7). Takes `genericSearchQuery`, `type` and the order `name`.
 */
export function findLocations(
  catalogue: Catalogue,
  brand: Brand,
  { filterQuery, page, limit }: { filterQuery: FilterQuery; page: number; limit: number },
): LocationList | Invalid {
  const { orderBy, orderDirection } = filterQuery;
  if (orderBy !== undefined && orderBy !== "name") return invalid("orderBy", "problem.orderUnknown");

  const query = placeWords(filterQuery.genericSearchQuery ?? "");
  // A query of signs alone is a query that no name answers.
  const isUnanswerable = !query && Boolean(filterQuery.genericSearchQuery?.trim());
  const type = filterQuery.type ?? (query ? null : "PROVINCE");
  const found = placeIndex(catalogue.directory(brand.id))
    .filter(({ location, name }) => (!type || location.type === type) && !isUnanswerable && ` ${name}`.includes(` ${query}`))
    .toSorted(query && orderBy !== "name" ? byFit(query) : byName);

  const { items, ...pages } = pageOf(orderDirection === "DESC" ? found.toReversed() : found, { page, limit });
  return { locations: items.map(({ location }) => location), ...pages };
}

function byFit(query: string) {
  const fit = ({ name }: IndexedPlace) => Number(name === query) * 2 + Number(name.startsWith(query));
  return (a: IndexedPlace, b: IndexedPlace) => fit(b) - fit(a) || b.population - a.population || byName(a, b);
}

function byName(a: IndexedPlace, b: IndexedPlace): number {
  return collator.compare(a.location.name, b.location.name) || a.location.id - b.location.id;
}
