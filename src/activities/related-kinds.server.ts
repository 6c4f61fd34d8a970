import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { countFound } from "./count-found.server.ts";
import { changeSearch, type SearchState } from "./search-state.ts";

/** A kind to search for instead, and how many that finds. */
export type KindWay = { name: string; state: SearchState; total: number };

const MOST = 3;

/**
 * Kinds like those that the words of a search name, and that find something with all else that is asked, the most alike first:
 * who finds no canoes may like sup boards. At most three; the count is that of the search for the name.
 */
export function relatedKinds(catalogue: Catalogue, brand: Brand, state: SearchState): KindWay[] {
  const { kinds } = catalogue.directory(brand.id);
  const named = state.query === "" ? [] : catalogue.kindsNamed(brand.id, state.query);
  const related = new Set(named.flatMap((id) => kinds.get(id)?.related ?? [])).difference(new Set(named));
  const ways = related.values().flatMap((id): KindWay[] => {
    const name = kinds.get(id)?.name;
    if (name === undefined) return [];
    const next = changeSearch(state, { kind: "setQuery", query: name });
    const total = countFound(catalogue, brand, next);
    return total > 0 ? [{ name, state: next, total }] : [];
  });
  return [...ways.take(MOST)];
}
