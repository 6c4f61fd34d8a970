import type { ActivityDocument } from "../catalogue/activity-document.ts";
import { distanceKm, type Point } from "../../packages/search/distance.ts";

/** The city from which distances are measured. */
export type FromCity = Point & { id: number };

/** The distance of an activity, and its city at that distance. */
export type Distance = { km: number; cityId: number };

/**
 * Whole kilometres, as the crow flies, from a city to the nearest city of an activity. 0 only for the same city; null for an
 * activity without a city.
 */
export function distanceFrom(city: FromCity, { cities }: Pick<ActivityDocument, "cities">): Distance | null {
  if (cities.some(({ id }) => id === city.id)) return { km: 0, cityId: city.id };
  const [nearest] = cities.map((own) => ({ km: distanceKm(city, own), cityId: own.id })).toSorted((a, b) => a.km - b.km);
  return nearest ? { ...nearest, km: Math.max(1, Math.round(nearest.km)) } : null;
}
