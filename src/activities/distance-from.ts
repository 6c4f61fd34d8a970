import type { ActivityDocument } from "../catalogue/activity-document.ts";
import { distanceKm, type Point } from "../../packages/search/distance.ts";

/** A city that is measured from. */
export type FromCity = Point & { id: number };

/** How far an activity is, and the city of it that is so near. */
export type Distance = { km: number; cityId: number };

/**
 * Whole kilometres from a city to the nearest city of an activity, as the crow flies: 0 in that city alone, and null where an
 * activity has no city.
 */
export function distanceFrom(city: FromCity, { cities }: Pick<ActivityDocument, "cities">): Distance | null {
  if (cities.some(({ id }) => id === city.id)) return { km: 0, cityId: city.id };
  const [nearest] = cities.map((own) => ({ km: distanceKm(city, own), cityId: own.id })).toSorted((a, b) => a.km - b.km);
  return nearest ? { ...nearest, km: Math.max(1, Math.round(nearest.km)) } : null;
}
