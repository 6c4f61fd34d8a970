import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Relaxation } from "../contract/entities/relaxation.ts";
import { filterOfState } from "./filter-query-of.ts";
import { nearMatches, type NearMatch } from "./near-matches.server.ts";
import { relatedKinds, type RelatedKind } from "./related-kinds.server.ts";
import type { SearchState } from "./search-state.ts";
import { isWish, wishesOf } from "./special-wishes.server.ts";
import { relaxedSearches, type RelaxedSearch } from "./relaxed-searches.ts";

/** The alternatives to a search without results. */
export type NothingFound = { searches: RelaxedSearch[]; kinds: RelatedKind[]; near: NearMatch[] };

/** With fewer results than this, near matches are shown below them. */
const ENOUGH = 3;

/**
 * Searches without one or two of the conditions, related kinds, and near matches (specification 3, second round). Searches that drop a
 * special wish come last, because few visitors can do without one.
 */
export async function nothingFound(
  catalogue: Catalogue,
  brand: Brand,
  { state, relaxations, now }: { state: SearchState; relaxations: readonly Relaxation[]; now: Date },
): Promise<NothingFound> {
  const wishes = wishesOf(catalogue, brand);
  const dropsWish = ({ dropped }: RelaxedSearch) => Number(dropped.some((one) => isWish(one, wishes)));
  const searches = relaxedSearches(state, relaxations).toSorted((a, b) => dropsWish(a) - dropsWish(b));
  return { searches, kinds: relatedKinds(catalogue, brand, state), near: await nearMatches(catalogue, brand, { state, searches, now }) };
}

/** Near matches for a search with one or two results (`shown`); empty for no results, or three or more. */
export async function fewFound(
  catalogue: Catalogue,
  brand: Brand,
  { state, shown, now }: { state: SearchState; shown: readonly number[]; now: Date },
): Promise<NearMatch[]> {
  if (shown.length === 0 || shown.length >= ENOUGH || state.page > 1) return [];
  const filter = filterOfState(state, { brandId: brand.id, now });
  const searches = relaxedSearches(state, catalogue.relaxations(brand.id, filter, shown.length));
  return nearMatches(catalogue, brand, { state, searches, shown, now });
}
