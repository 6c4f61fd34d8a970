import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NamedPlace } from "../sentences/facts.ts";
import { understand } from "../sentences/understand.ts";
import { slotCount, type Understood } from "../sentences/understood.ts";
import type { SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.ts";
import { NEAR_KM } from "./understand-search.ts";

/** The search for everything in a place that was typed as a word. */
export type PlaceSearch = { place: NamedPlace; state: SearchState };

/**
 * A text that is a place and nothing else (`Amsterdam`, `rond Utrecht`) is searched for as words where these find anything
 * (decisions, second round); this is the search in that place, with all else that was chosen. Null for other texts, further pages
 * and where a place is chosen already.
 */
export function placeSearch(
  catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">,
  brand: Brand,
  { state, now }: { state: SearchState; now: Date },
): PlaceSearch | null {
  if (state.query === "" || state.sentence !== null || state.location !== null || state.page > 1) return null;
  const understood = understand(state.query, sentenceFacts(catalogue, brand), now);
  const { place, near } = understood;
  if (place === null || !isPlaceAlone(understood)) return null;
  const { type, id } = place;
  const radiusKm = type === "CITY" && near ? NEAR_KM : null;
  return { place, state: { ...state, query: "", location: { type, id }, radiusKm, sort: "recommended" } };
}

function isPlaceAlone(understood: Understood): boolean {
  const { keywords, unused, negated, period, budgetPerPerson } = understood;
  const isNothingElse = keywords === "" && unused.length === 0 && negated.length === 0 && period === null && budgetPerPerson === null;
  return slotCount(understood) === 1 && isNothingElse;
}
