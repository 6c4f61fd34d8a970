import type { LocationType } from "../../contract/enumerations.ts";
import type { Search } from "./last-search.ts";

/** A search as the tag manager receives it (specification 2 §4). A region is sent like a city or a province. */
export type FilterDetails = {
  searchQuery: string;
  minimumPersons: number | null;
  minimumAge: number | null;
  genericFilters: { name: string; filterGroup: { id: number; name: string } }[];
  locationFilter: { type: LocationType; name: string } | null;
};

/** Filters are in the order in which they were chosen. Without a search everything is empty. */
export function filterDetails(search: Search | null): FilterDetails {
  if (!search) return { searchQuery: "", minimumPersons: null, minimumAge: null, genericFilters: [], locationFilter: null };
  const { state, groups, place } = search;
  const named = new Map(
    groups.flatMap(({ id, name, filters }) => filters.map((filter) => [filter.id, { name: filter.name, filterGroup: { id, name } }])),
  );
  return {
    searchQuery: state.query,
    minimumPersons: state.persons,
    minimumAge: state.minimumAge,
    genericFilters: state.filters.flatMap((id) => named.get(id) ?? []),
    locationFilter: state.location && place && { type: state.location.type, name: place.name },
  };
}
