import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { countFound } from "./count-found.server.ts";
import { changeSearch, type SearchState } from "./search-state.ts";

/** A kind to search for instead, with the number of results. */
export type RelatedKind = { name: string; state: SearchState; total: number };

const MAX_SHOWN = 3;

/**
 * Kinds related to those that the search text names, most related first (SUP boards instead of canoes). Only kinds with results
 * under the other conditions, at most three; `total` counts the results of searching for the kind's name.
 */
export function relatedKinds(catalogue: Catalogue, brand: Brand, state: SearchState): RelatedKind[] {
  const { kinds } = catalogue.directory(brand.id);
  const named = state.query === "" ? [] : catalogue.kindsNamed(brand.id, state.query);
  const related = new Set(named.flatMap((id) => kinds.get(id)?.related ?? [])).difference(new Set(named));
  const alternatives = related.values().flatMap((id): RelatedKind[] => {
    const name = kinds.get(id)?.name;
    if (name === undefined) return [];
    const next = changeSearch(state, { kind: "setQuery", query: name });
    const total = countFound(catalogue, brand, next);
    return total > 0 ? [{ name, state: next, total }] : [];
  });
  return [...alternatives.take(MAX_SHOWN)];
}
