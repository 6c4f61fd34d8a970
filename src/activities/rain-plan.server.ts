import type { Brand } from "../brands/brand.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityDetail, ActivityListItem } from "../contract/entities/activity.ts";
import type { Facts } from "../contract/entities/facts.ts";
import { cardOf } from "./card.ts";
import { distanceFrom } from "./distance-from.ts";
import { groupLike } from "./group-like.ts";

const RADII_KM = [15, 25, 40, 60];
const ENOUGH = 3;
const MOST = 4;
/** So many are read of a circle: some may last for days. */
const READ = 12;

/** Another activity, and how many whole kilometres its nearest place is away as the crow flies; 0 in the same. */
export type Nearby = { activity: ActivityListItem; km: number };

/**
 * What a group can do inside when it rains on an activity that is outside: the nearest for the same group and ages, at most
 * four, from a wider circle each time until there are three (decisions, second round). What lasts for days replaces only what
 * does so too. At most one search a circle. Each page has its own order among equals, so that none is first everywhere.
 */
export async function rainPlan(
  catalogue: Catalogue,
  brand: Brand,
  { activity, persons }: { activity: ActivityDetail; persons: number | null },
): Promise<Nearby[]> {
  const [city] = activity.cities;
  if (activity.indoorOutdoor !== "OUTDOOR" || !city) return [];

  const group = groupLike(activity, persons);
  let found: ActivityDocument[] = [];
  for (const radiusKm of RADII_KM) {
    const inside = { ...group, city: city.id, radiusKm, indoorOutdoor: "INDOOR", orderBy: "distance", seed: activity.id } as const;
    const { ids } = catalogue.search(brand.id, { ...inside, excludeActivity: activity.id }, { page: 1, limit: READ });
    found = (await catalogue.documents(ids)).filter(({ facts }) => lastsDays(activity) || !lastsDays({ facts }));
    if (found.length >= ENOUGH) break;
  }
  return found.slice(0, MOST).map((document) => ({ activity: cardOf(document), km: distanceFrom(city, document)?.km ?? 0 }));
}

/** Whether it is known to go on after a night. */
function lastsDays({ facts: { lasts } }: { facts: Partial<Pick<Facts, "lasts">> }): boolean {
  return lasts ? "days" in lasts.value : false;
}
