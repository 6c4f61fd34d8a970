import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NamedPlace } from "../sentences/facts.ts";
import { understand } from "../sentences/understand.ts";
import { slotCount, type Understood } from "../sentences/understood.ts";
import type { SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.server.ts";
import { totalOf } from "./understand-search.server.ts";

/** The search for all activities in a place whose name was typed as the text, with its number of results. */
export type PlaceSearch = { place: NamedPlace; state: SearchState; total: number };

/**
 * The name of a place is searched as text when that finds anything (specification 3, second round). This returns the alternative: the
 * search in that place, with the other choices unchanged. Null for other texts, from page 2 on, when a place is chosen already, and
 * when the search in the place finds nothing.
 */
export function placeSearch(
  catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">,
  brand: Brand,
  { state, now }: { state: SearchState; now: Date },
): PlaceSearch | null {
  if (state.query === "" || state.sentence !== null || state.location !== null || state.page > 1) return null;
  const understood = understand(state.query, sentenceFacts(catalogue, brand), now);
  const { place } = understood;
  if (place === null || !isPlaceAlone(understood)) return null;
  const { type, id } = place;
  const inPlace: SearchState = { ...state, query: "", location: { type, id }, sort: "recommended" };
  const total = totalOf(catalogue, brand, { state: inPlace, now });
  return total === 0 ? null : { place, state: inPlace, total };
}

function isPlaceAlone(understood: Understood): boolean {
  const { keywords, unused, negated, period, budgetPerPerson } = understood;
  const isNothingElse = keywords === "" && unused.length === 0 && negated.length === 0 && period === null && budgetPerPerson === null;
  return slotCount(understood) === 1 && isNothingElse;
}
