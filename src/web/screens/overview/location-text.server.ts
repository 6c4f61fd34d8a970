import type { AllWords } from "../../../brands/words.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import { placePhrase } from "../../../places/place-label.ts";

/** Where an activity is, seen from a city: in the city, or its nearest town with the distance. */
export function locationText({ distanceKm, cities }: ActivityListItem, city: { name: string }, words: AllWords): string | null {
  const [nearest] = cities;
  if (distanceKm === null || !nearest) return null;
  return distanceKm === 0 ? placePhrase(city, words.places) : words.found.away(nearest.name, distanceKm);
}
