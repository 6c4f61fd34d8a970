import type { CitySuggestion, Location } from "../../../contract/entities/place.ts";
import type { LocationType } from "../../../contract/enumerations.ts";
import { api } from "../../browser/api.ts";

/** A place of ours, or a city that only the maps service knows yet. */
export type Suggestion = { kind: "location"; location: Location } | { kind: "city"; city: CitySuggestion };

/** Suggestions while typing, and the provinces before (specification 2 §9). */
const MOST_FOUND = 10;
const PROVINCES = { page: 1, limit: 30, filterQuery: { type: "PROVINCE" as const } };

type Question = { text: string; types?: readonly LocationType[]; platformId: number; signal: AbortSignal };

/**
 * What may be meant by a text: places of ours, and when there are none the cities of the maps service; without a text the
 * provinces of the own country (specification 2 §7). A lookup that fails finds nothing (specification 2 §8), which says nothing
 * about the place.
 */
export async function findSuggestions(question: Question): Promise<{ suggestions: Suggestion[]; isAnswered: boolean }> {
  try {
    const locations = await findLocations(question);
    const known = locations.map((location) => ({ kind: "location" as const, location }));
    const suggestions = known.length > 0 || question.text === "" ? known : await findCities(question);
    return { suggestions, isAnswered: true };
  } catch {
    return { suggestions: [], isAnswered: false };
  }
}

/** The location of a city of the maps service, made when we have none yet; null when that fails (specification 2 §7). */
export async function locationOf(city: CitySuggestion): Promise<Location | null> {
  try {
    const client = await api();
    return await client.createCity({ city });
  } catch {
    return null;
  }
}

async function findLocations({ text, types, signal }: Question): Promise<Location[]> {
  if (text === "" && types && !types.includes("PROVINCE")) return [];
  const client = await api();
  const only = types?.length === 1 ? { type: types[0] } : {};
  const asked = text === "" ? PROVINCES : { page: 1, limit: MOST_FOUND, filterQuery: { genericSearchQuery: text, ...only } };
  const { locations } = await client.findLocations(asked, { signal });
  return types ? locations.filter((location) => types.includes(location.type)) : locations;
}

async function findCities({ text, types, platformId, signal }: Question): Promise<Suggestion[]> {
  if (types && !types.includes("CITY")) return [];
  const client = await api();
  const cities = await client.findGoogleCities({ platformId, searchQuery: text }, { signal });
  return cities.map((city) => ({ kind: "city", city }));
}
