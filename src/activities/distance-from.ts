import type { ActivityDocument } from "../catalogue/activity-document.ts";
import { distanceKm, type Point } from "../search/distance.ts";

/** A city that is measured from. */
export type FromCity = Point & { id: number };

/**
 * Whole kilometres from a city to the nearest city of an activity, as the crow flies: 0 in that city alone, and null where an
 * activity has no city.
 */
export function distanceFrom(city: FromCity, { cities }: Pick<ActivityDocument, "cities">): number | null {
  if (cities.length === 0) return null;
  if (cities.some(({ id }) => id === city.id)) return 0;
  return Math.max(1, Math.round(Math.min(...cities.map((own) => distanceKm(city, own)))));
}
