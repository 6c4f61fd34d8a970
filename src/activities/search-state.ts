import { MAX_ID, MAX_PAGE, QUERY_LENGTH } from "../contract/limits.ts";
import type { GeographicLocation, IndoorOutdoor, LocationType } from "../contract/enumerations.ts";
import { queryFrom } from "../contract/query-from.ts";

/** Indoors or outdoors; an activity for both matches either. */
export type Side = Exclude<IndoorOutdoor, "BOTH">;

/** Recommended: by relevance with words, else by distance around a city, else random (specification 3, Second round: Order). */
export type Sort = "recommended" | "title" | "createdAt" | "relevance" | "distance";

/**
 * The visitor's search in the overview; all of it lives in the URL (specification 1 §4; specification 3, Behaviour). The rest of the
 * specified state is derived, never stored: the overview loads activities, totals, page count, banner, filters by group, chips
 * and the location's text for a URL; loading is a pending navigation; the selected activity is the URL of its page.
 */
export type SearchState = {
  /** In the order in which they were added: the last is the most recent. */
  filters: readonly number[];
  /** One at a time. */
  location: PlaceChoice | null;
  query: string;
  /** The sentence from which the search was understood; `LITERAL` when its words are searched literally; else null. */
  sentence: string | null;
  persons: number | null;
  /** One area at a time. */
  area: GeographicLocation | null;
  /** Both chosen means either, as in a filter group. */
  indoorOutdoor: readonly Side[];
  minimumAge: number | null;
  /** Around the chosen city. */
  radiusKm: number | null;
  sort: Sort;
  page: number;
  /** Rotation period of the random order; null is the current one. */
  period: number | null;
  /** Cursor: the end of the previous page, in rotating orders. */
  after: string | null;
};

export type PlaceChoice = { type: LocationType; id: number };

/** A removable chip above the results. */
export type Chip =
  | { kind: "filter"; filterId: number }
  | { kind: "indoorOutdoor"; side: Side }
  | { kind: "location" | "query" | "persons" | "area" | "minimumAge" | "radius" };

export type SearchChange =
  | { kind: "toggleFilter"; filterId: number }
  | { kind: "setLocation"; location: PlaceChoice | null }
  | { kind: "setQuery"; query: string }
  | { kind: "setPersons"; persons: number | null }
  | { kind: "setArea"; area: GeographicLocation | null }
  | { kind: "setMinimumAge"; minimumAge: number | null }
  | { kind: "setRadius"; radiusKm: number | null }
  | { kind: "setSort"; sort: Sort }
  | { kind: "setPage"; page: number; period?: number | null; after?: string | null }
  | { kind: "removeChip"; chip: Chip }
  | { kind: "clearAll" };

/** The bounds of the controls (specification 2 §5) and of a filterQuery (specification 3, API). */
export const SEARCH_LIMITS = {
  filters: 50,
  queryLength: QUERY_LENGTH,
  persons: 500,
  minimumAge: 12,
  /** The highest minimum age that a sentence may set; the control ends at `minimumAge`. */
  oldestYoung: 21,
  radiusKm: 500,
  page: MAX_PAGE,
  id: MAX_ID,
} as const;

/** In the order in which they are offered and written. */
export const SIDES = ["INDOOR", "OUTDOOR"] as const satisfies readonly Side[];

/** Value of `sentence` when the visitor chose to search its words literally. */
export const LITERAL = "-";

export const emptySearch: SearchState = {
  filters: [],
  location: null,
  query: "",
  sentence: null,
  persons: null,
  area: null,
  indoorOutdoor: [],
  minimumAge: null,
  radiusKm: null,
  sort: "recommended",
  page: 1,
  period: null,
  after: null,
};

/** The state after a change (specification 1 §4 and 2 §4). All but page changes reset page and rotation period. */
export function changeSearch(state: SearchState, change: SearchChange): SearchState {
  if (change.kind === "setPage") {
    const { page, period, after = null } = change;
    return { ...state, page: Math.max(1, page), period: period ?? state.period, after };
  }
  return coherent({ ...state, ...changed(state, change), page: 1, period: null, after: null });
}

/** The filter that was added last; null when none remain. */
export function mostRecentFilter(state: SearchState): number | null {
  return state.filters.at(-1) ?? null;
}

/** The sentence from which a search was understood; null without one, and for a literal search. */
export function understoodSentence({ sentence }: Pick<SearchState, "sentence">): string | null {
  return sentence === LITERAL ? null : sentence;
}

/** Whether any condition is set; if so, the counter, 'delete filters' and the chips appear (specification 2 §2). */
export function isNarrowed(state: SearchState): boolean {
  return chipsOf(state).length > 0;
}

/** The chips of a state, filters first in the order in which they were added. */
export function chipsOf(state: SearchState): Chip[] {
  const chips: Chip[] = state.filters.map((filterId) => ({ kind: "filter", filterId }));
  if (state.location) chips.push({ kind: "location" });
  if (state.radiusKm !== null) chips.push({ kind: "radius" });
  if (state.query) chips.push({ kind: "query" });
  if (state.persons !== null) chips.push({ kind: "persons" });
  if (state.area) chips.push({ kind: "area" });
  for (const side of state.indoorOutdoor) chips.push({ kind: "indoorOutdoor", side });
  if (state.minimumAge !== null) chips.push({ kind: "minimumAge" });
  return chips;
}

/** Whether the order changes with the rotation period. */
export function usesRotation({ sort }: Pick<SearchState, "sort">): boolean {
  return sort !== "title" && sort !== "createdAt";
}

/** Removes values without their precondition: a radius or distance order without a city, relevance without text. */
export function coherent(state: SearchState): SearchState {
  const hasCity = state.location?.type === "CITY";
  const orphaned = (state.sort === "distance" && !hasCity) || (state.sort === "relevance" && !state.query);
  return { ...state, radiusKm: hasCity ? state.radiusKm : null, sort: orphaned ? "recommended" : state.sort };
}

function changed(state: SearchState, change: Exclude<SearchChange, { kind: "setPage" }>): Partial<SearchState> {
  switch (change.kind) {
    case "toggleFilter":
      return { filters: toggled(state.filters, change.filterId) };
    case "setLocation":
      return { location: change.location };
    case "setQuery":
      return { query: queryFrom(change.query), sentence: null };
    case "setPersons":
      return { persons: within(change.persons, SEARCH_LIMITS.persons) };
    case "setArea":
      return { area: change.area };
    case "setMinimumAge":
      return { minimumAge: within(change.minimumAge, SEARCH_LIMITS.minimumAge) };
    case "setRadius":
      return { radiusKm: within(change.radiusKm, SEARCH_LIMITS.radiusKm) };
    case "setSort":
      return { sort: change.sort };
    case "removeChip":
      return withoutChip(state, change.chip);
    case "clearAll":
      return { ...emptySearch, sort: state.sort };
  }
}

function withoutChip(state: SearchState, chip: Chip): Partial<SearchState> {
  switch (chip.kind) {
    case "filter":
      return { filters: state.filters.filter((id) => id !== chip.filterId) };
    case "location":
      return { location: null };
    case "query":
      return { query: "", sentence: state.sentence === LITERAL ? null : state.sentence };
    case "persons":
      return { persons: null };
    case "area":
      return { area: null };
    case "indoorOutdoor":
      return { indoorOutdoor: state.indoorOutdoor.filter((side) => side !== chip.side) };
    case "minimumAge":
      return { minimumAge: null };
    case "radius":
      return { radiusKm: null };
  }
}

function toggled(filters: readonly number[], filterId: number): readonly number[] {
  if (filters.includes(filterId)) return filters.filter((id) => id !== filterId);
  return filters.length < SEARCH_LIMITS.filters ? [...filters, filterId] : filters;
}

/** Null below 1; clamped to the control's maximum. */
function within(value: number | null, max: number): number | null {
  return value === null || !(value >= 1) ? null : Math.min(Math.floor(value), max);
}
