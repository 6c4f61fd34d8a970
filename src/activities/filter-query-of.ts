import type { SearchOrder } from "../../packages/search/search.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { honouredPeriod, seedOfPeriod } from "./rotation.ts";
import { coherent, takesTurns, type SearchState } from "./search-state.ts";

/** Cards on a page of the overview (specification 2 §9). */
export const OVERVIEW_PAGE_SIZE = 15;

/**
 * What the overview asks of the activities list (specification 2 §7), in the recommended order by default, with the seed of the
 * state's rotation period; a chosen city also finds its province and regions, unless a radius says how far.
 */
export function filterQueryOf(given: SearchState, { brandId, now }: { brandId: number; now: Date }): FilterQuery {
  const state = coherent(given);
  const { location } = state;
  const [side, other] = state.indoorOutdoor;
  const period = honouredPeriod(state.period, now);

  return {
    orderBy: orderOf(state),
    seed: seedOfPeriod(brandId, period),
    // In another order than the one it was shown in, an activity says nothing about what was shown.
    ...(state.after !== null && state.page > 1 && takesTurns(state) && state.period === period && { after: state.after }),
    ...(state.filters.length > 0 && { filters: [...state.filters] }),
    ...(state.query && { genericSearchQuery: state.query }),
    ...(state.persons !== null && state.persons > 0 && { personCount: state.persons }),
    ...(location?.type === "CITY" && { city: location.id, advancedCitySearch: true }),
    ...(location?.type === "PROVINCE" && { province: location.id }),
    ...(location?.type === "REGION" && { region: location.id }),
    ...(state.radiusKm !== null && { radiusKm: state.radiusKm }),
    ...(state.area && { geographicLocation: state.area }),
    // Where either will do, everything does.
    ...(side && !other && { indoorOutdoor: side }),
    ...(state.minimumAge !== null && state.minimumAge > 0 && { minimumAge: state.minimumAge }),
  };
}

/** What is recommended: what fits the words best, else what is nearest to the city, else by chance. */
function orderOf({ sort, query, location }: SearchState): SearchOrder {
  if (sort !== "recommended") return sort;
  if (query) return "relevance";
  return location?.type === "CITY" ? "distance" : "random";
}
