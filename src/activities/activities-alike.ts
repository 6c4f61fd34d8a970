import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityDetail, ActivityListItem } from "../contract/entities/activity.ts";
import type { SearchFilter } from "../search/search.ts";
import { cardOf } from "./card.ts";
import { groupLike } from "./group-like.ts";

const MOST = 6;
/** So many are read at a time: an organisation may have several, of which one is shown. */
const READ = 24;
/** Near first; what is farther is still alike, to beyond any border. */
const RADII_KM = [60, 500];

/**
 * Activities of other organisations that may do as well: of the same kind or a kind like it before others, then the nearest,
 * all for such a group (cases, E2). One of each organisation, at most six, by at most two searches a criterion. Each page has its own
 * order among equals, so that none is first everywhere.
 */
export async function activitiesAlike(
  catalogue: Catalogue,
  brand: Brand,
  { activity, persons }: { activity: ActivityDetail; persons: number | null },
): Promise<ActivityListItem[]> {
  const found = new Map<string, ActivityDocument>();
  const own = organisationOf(activity);
  for (const search of searchesFor(activity, persons)) {
    const { ids } = catalogue.search(brand.id, search, { page: 1, limit: READ });
    for (const document of await catalogue.documents(ids)) {
      const organisation = organisationOf(document);
      if (organisation !== own && !found.has(organisation) && found.size < MOST) found.set(organisation, document);
    }
    if (found.size >= MOST) break;
  }
  return [...found.values()].map(cardOf);
}

function searchesFor(activity: ActivityDetail, persons: number | null): SearchFilter[] {
  const [city] = activity.cities;
  const group = { ...groupLike(activity, persons), excludeActivity: activity.id, seed: activity.id };
  return criteriaOf().flatMap((criterion): SearchFilter[] => {
    if (!city) return [{ ...group, ...criterion }];
    return RADII_KM.map((radiusKm) => ({ ...group, ...criterion, city: city.id, radiusKm, orderBy: "distance" }));
  });
}

/** What makes another one alike, the most alike first. */
function criteriaOf(): Pick<SearchFilter, "filters">[] {
  return [{}];
}

/** Whoever offers it, also one that has no profile. */
function organisationOf({ organisation, companyName }: { organisation: { id: number } | null; companyName: string }): string {
  return organisation ? `organisation ${organisation.id}` : companyName;
}
