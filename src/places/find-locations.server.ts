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
 * Places of which a name has a word that begins with the query, however it is spelled, and those that it names with more beside
 * it (`Hengelo (G`); when there is none, those that it means with one typing error. The brand's own country comes first, and in
 * a country the exact name; the others come by population, those ahead whose name begins so.
 * Without a query the provinces of the own country by name, or what `type` asks (specification 2 §7).
 * Takes `genericSearchQuery`, `type` and the order `name`.
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

/** Every page with the provinces on it asks for them. */
const kept = new WeakMap<PlaceIndex, Map<string, IndexedPlace[]>>();

/** By name; found and put in order once for as long as the places stay the same. */
function ofType(index: PlaceIndex, type: LocationType, { countryCode }: Brand): IndexedPlace[] {
  const lists = kept.get(index) ?? new Map<string, IndexedPlace[]>();
  const key = `${type} ${countryCode}`;
  const list =
    lists.get(key) ?? index.places.filter(({ location }) => location.type === type && location.country === countryCode).toSorted(byName);
  kept.set(index, lists.set(key, list));
  return list;
}

/** The best first: what begins so, then what is named so with more beside it, else what was mistyped. */
function byText(index: PlaceIndex, text: string, question: PlaceCriteria): IndexedPlace[] {
  const begun = placesBeginning(index, text, question);
  // What one word names begins with it.
  if (begun.length > 0 && !/[^\p{L}]/u.test(text)) return begun;
  const found = [...begun, ...placesNamed(index, text, { ...question, isUnfinished: true })];
  return found.length > 0 ? [...new Set(found)] : placesMeant(index, text, question);
}

function byName(a: IndexedPlace, b: IndexedPlace): number {
  return collator.compare(a.location.name, b.location.name) || a.location.id - b.location.id;
}
