import type { SearchFilter, SearchOrder } from "../../packages/search/search.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { honouredPeriod, seedOfPeriod } from "./rotation.ts";
import { coherent, usesRotation, type SearchState } from "./search-state.ts";

/** Cards on a page of the overview (specification 2 §9). */
export const OVERVIEW_PAGE_SIZE = 15;

type Context = { brandId: number; now: Date };

/** The overview's query to the activities list: its filter, and the cursor of the page. */
export function filterQueryOf(given: SearchState, context: Context): FilterQuery {
  const state = coherent(given);
  const { after, page, period } = state;
  // A cursor is meaningless in an order other than the one it came from.
  const hasCursor = after !== null && page > 1 && usesRotation(state) && period === honouredPeriod(period, context.now);
  return { ...filterOfState(state, context), ...(hasCursor && { after }) };
}

/**
 * The query of the engine for a search state (specification 2 §7): recommended order by default, seeded by the rotation period. A chosen
 * city also finds its province and regions, unless a radius is set.
 */
export function filterOfState(given: SearchState, { brandId, now }: Context): SearchFilter & FilterQuery {
  const state = coherent(given);
  const { location } = state;
  const [side, other] = state.indoorOutdoor;

  return {
    orderBy: orderOf(state),
    seed: seedOfPeriod(brandId, honouredPeriod(state.period, now)),
    ...(state.filters.length > 0 && { filters: [...state.filters] }),
    ...(state.query && { genericSearchQuery: state.query }),
    ...(state.persons !== null && state.persons > 0 && { personCount: state.persons }),
    ...(location?.type === "CITY" && { city: location.id, advancedCitySearch: true }),
    ...(location?.type === "PROVINCE" && { province: location.id }),
    ...(location?.type === "REGION" && { region: location.id }),
    ...(state.radiusKm !== null && { radiusKm: state.radiusKm }),
    ...(state.area && { geographicLocation: state.area }),
    // Both sides chosen means no restriction.
    ...(side && !other && { indoorOutdoor: side }),
    ...(state.minimumAge !== null && state.minimumAge > 0 && { minimumAge: state.minimumAge }),
  };
}

/** Recommended: by relevance with words, else by distance from the city, else random. */
function orderOf({ sort, query, location }: SearchState): SearchOrder {
  if (sort !== "recommended") return sort;
  if (query) return "relevance";
  return location?.type === "CITY" ? "distance" : "random";
}
