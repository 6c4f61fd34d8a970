import type * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { invalid, type Invalid } from "../catalogue/invalid.ts";
import { pageOf } from "../catalogue/page-of.ts";
import type { locationList } from "../contract/answers.ts";
import type { LocationType } from "../contract/enumerations.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { placeIndex, type IndexedPlace, type PlaceIndex } from "./place-index.server.ts";
import { placesBeginning, placesMeant } from "./places-beginning.server.ts";
import { placesNamed, type PlaceCriteria } from "./places-named.server.ts";

export type LocationList = z.infer<typeof locationList>;

const collator = new Intl.Collator("nl");

/**
 * Places with a name of which a word begins with the query, in any spelling, and places with a qualifier (`Hengelo (G`); when there
 * are none, those one typing error away. The brand's own country comes first, then exact names, then by population with a bonus
 * for names that begin with the query.
 * Without a query the own country's provinces, or its places of `type`, by name (specification 2 §7).
 * Accepts `genericSearchQuery`, `type` and the order `name`.
 */
export function findLocations(
  catalogue: Pick<Catalogue, "directory">,
  brand: Brand,
  { filterQuery, page, limit }: { filterQuery: FilterQuery; page: number; limit: number },
): LocationList | Invalid {
  const { orderBy, orderDirection } = filterQuery;
  if (orderBy !== undefined && orderBy !== "name") return invalid("orderBy", "problem.orderUnknown");

  const index = placeIndex(catalogue.directory(brand.id));
  const text = filterQuery.genericSearchQuery?.trim() ?? "";
  const found =
    text === ""
      ? ofType(index, filterQuery.type ?? "PROVINCE", brand)
      : byText(index, text, { brand, type: filterQuery.type ?? undefined });
  const places = text !== "" && orderBy === "name" ? found.toSorted(byName) : found;

  const { items, ...pages } = pageOf(orderDirection === "DESC" ? places.toReversed() : places, { page, limit });
  return { locations: items.map(({ location }) => location), ...pages };
}

/** Sorted lists by type and country, cached because every page with a list of provinces needs one. */
const cache = new WeakMap<PlaceIndex, Map<string, IndexedPlace[]>>();

/** The own country's places of a type, by name. */
function ofType(index: PlaceIndex, type: LocationType, { countryCode }: Brand): IndexedPlace[] {
  const lists = cache.get(index) ?? new Map<string, IndexedPlace[]>();
  const key = `${type} ${countryCode}`;
  const list =
    lists.get(key) ?? index.places.filter(({ location }) => location.type === type && location.country === countryCode).toSorted(byName);
  cache.set(index, lists.set(key, list));
  return list;
}

/** The best first: names with the prefix, then names with a qualifier; if there are none, names with a typing error. */
function byText(index: PlaceIndex, text: string, criteria: PlaceCriteria): IndexedPlace[] {
  const begun = placesBeginning(index, text, criteria);
  // A single word has no qualifier.
  if (begun.length > 0 && !/[^\p{L}]/u.test(text)) return begun;
  const found = [...begun, ...placesNamed(index, text, { ...criteria, isUnfinished: true })];
  return found.length > 0 ? [...new Set(found)] : placesMeant(index, text, criteria);
}

function byName(a: IndexedPlace, b: IndexedPlace): number {
  return collator.compare(a.location.name, b.location.name) || a.location.id - b.location.id;
}
