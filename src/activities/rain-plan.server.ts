import type { Brand } from "../brands/brand.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityDetail, ActivityListItem } from "../contract/entities/activity.ts";
import type { Facts } from "../contract/entities/facts.ts";
import { cardOf } from "./card.ts";
import { distanceFrom } from "./distance-from.ts";
import { groupCriteria } from "./group-criteria.ts";

const RADII_KM = [15, 25, 40, 60];
const ENOUGH = 3;
const MAX_SHOWN = 4;
/** Activities read per radius: more than are shown, because those of several days are filtered out. */
const READ = 12;

/** `km`: distance to the nearest city of `activity` in whole kilometres, as the crow flies; 0 for the same city. */
export type Nearby = { activity: ActivityListItem; km: number };

/**
 * Indoor alternatives to an outdoor activity when it rains: the nearest ones for the same group and ages, at most four. The radius
 * grows until there are three, with one search for each radius (specification 3, second round). Activities of several days replace only
 * others of several days. A seed per activity breaks ties, so no alternative comes first on every page.
 */
export async function rainPlan(
  catalogue: Catalogue,
  brand: Brand,
  { activity, persons }: { activity: ActivityDetail; persons: number | null },
): Promise<Nearby[]> {
  const [city] = activity.cities;
  if (activity.indoorOutdoor !== "OUTDOOR" || !city) return [];

  const group = groupCriteria(activity, persons);
  let found: ActivityDocument[] = [];
  for (const radiusKm of RADII_KM) {
    const inside = { ...group, city: city.id, radiusKm, indoorOutdoor: "INDOOR", orderBy: "distance", seed: activity.id } as const;
    const { ids } = catalogue.search(brand.id, { ...inside, excludeActivity: activity.id }, { page: 1, limit: READ });
    found = (await catalogue.documents(ids)).filter(({ facts }) => lastsDays(activity) || !lastsDays({ facts }));
    if (found.length >= ENOUGH) break;
  }
  return found.slice(0, MAX_SHOWN).map((document) => ({ activity: cardOf(document), km: distanceFrom(city, document)?.km ?? 0 }));
}

/** Whether an activity is known to last several days. */
function lastsDays({ facts: { lasts } }: { facts: Partial<Pick<Facts, "lasts">> }): boolean {
  return lasts ? "days" in lasts.value : false;
}
