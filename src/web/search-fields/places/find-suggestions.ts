import type { CitySuggestion, Location } from "../../../contract/entities/place.ts";
import type { LocationType } from "../../../contract/enumerations.ts";
import { api } from "../../browser/api.ts";

/** A known place, or a city that only the maps service knows yet. */
export type Suggestion = { kind: "location"; location: Location } | { kind: "city"; city: CitySuggestion };

/** Number of suggestions for a text, and the provinces for an empty field (specification 2 §9). */
const MAX_FOUND = 10;
const PROVINCES = { page: 1, limit: 30, filterQuery: { type: "PROVINCE" as const } };

type SuggestionQuery = { text: string; types?: readonly LocationType[]; platformId: number; signal: AbortSignal };

/**
 * Suggestions for a text: known places, or without any the cities of the maps service; for an empty text the provinces of the own country
 * (specification 2 §7). A failed lookup finds nothing (specification 2 §8); `isAnswered` is then false.
 */
export async function findSuggestions(query: SuggestionQuery): Promise<{ suggestions: Suggestion[]; isAnswered: boolean }> {
  try {
    const locations = await findLocations(query);
    const known = locations.map((location) => ({ kind: "location" as const, location }));
    const suggestions = known.length > 0 || query.text === "" ? known : await findCities(query);
    return { suggestions, isAnswered: true };
  } catch {
    return { suggestions: [], isAnswered: false };
  }
}

/** The location of a city of the maps service, created if missing; null when that fails (specification 2 §7). */
export async function locationOf(city: CitySuggestion): Promise<Location | null> {
  try {
    const client = await api();
    return await client.createCity({ city });
  } catch {
    return null;
  }
}

async function findLocations({ text, types, signal }: SuggestionQuery): Promise<Location[]> {
  if (text === "" && types && !types.includes("PROVINCE")) return [];
  const client = await api();
  const only = types?.length === 1 ? { type: types[0] } : {};
  const params = text === "" ? PROVINCES : { page: 1, limit: MAX_FOUND, filterQuery: { genericSearchQuery: text, ...only } };
  const { locations } = await client.findLocations(params, { signal });
  return types ? locations.filter((location) => types.includes(location.type)) : locations;
}

async function findCities({ text, types, platformId, signal }: SuggestionQuery): Promise<Suggestion[]> {
  if (types && !types.includes("CITY")) return [];
  const client = await api();
  const cities = await client.findGoogleCities({ platformId, searchQuery: text }, { signal });
  return cities.map((city) => ({ kind: "city", city }));
}
