import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NamedPlace } from "../sentences/facts.ts";
import { understand } from "../sentences/understand.ts";
import { slotCount, type Understood } from "../sentences/understood.ts";
import type { SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.server.ts";
import { totalOf } from "./understand-search.server.ts";

/** The search for everything in a place that was typed as a word, and how many it finds. */
export type PlaceSearch = { place: NamedPlace; state: SearchState; total: number };

/**
 * A text that is the name of a place is searched for as words where these find anything (decisions, second round); this is the
 * search in that place, with all else that was chosen. Null for other texts, further pages, where a place is chosen already and
 * where nothing is there.
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
  const there: SearchState = { ...state, query: "", location: { type, id }, sort: "recommended" };
  const total = totalOf(catalogue, brand, { state: there, now });
  return total === 0 ? null : { place, state: there, total };
}

function isPlaceAlone(understood: Understood): boolean {
  const { keywords, unused, negated, period, budgetPerPerson } = understood;
  const isNothingElse = keywords === "" && unused.length === 0 && negated.length === 0 && period === null && budgetPerPerson === null;
  return slotCount(understood) === 1 && isNothingElse;
}
