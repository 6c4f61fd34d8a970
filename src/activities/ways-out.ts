import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { countFound } from "./count-found.ts";
import { changeSearch, chipsOf, type Chip, type SearchState } from "./search-state.ts";

/** What letting go of one chip would find. */
export type WayOut = { chip: Chip; state: SearchState; total: number };

/**
 * The ways out of a search that finds nothing, the most first; none when there is but one chip, as letting go of it is
 * letting go of all.
 */
export function waysOut(catalogue: Catalogue, brand: Brand, state: SearchState): WayOut[] {
  const chips = chipsOf(state);
  if (chips.length < 2) return [];
  return chips
    .map((chip) => {
      const next = changeSearch(state, { kind: "removeChip", chip });
      return { chip, state: next, total: countFound(catalogue, brand, next) };
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}
