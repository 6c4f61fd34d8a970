import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { cityOf } from "../catalogue/city-of.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityDetail, ActivityListItem } from "../contract/entities/activity.ts";
import type { SearchFilter } from "../../packages/search/search.ts";
import { cardOf, withDistance } from "./card.ts";
import { distanceFrom } from "./distance-from.ts";
import { groupCriteria } from "./group-criteria.ts";

const MAX_SHOWN = 6;
/** Activities read per search: more than are shown, because only one activity of each organisation is shown. */
const READ = 24;
/** Nearby first; the second radius also reaches across borders. */
const RADII_KM = [60, 500];

/**
 * Alternatives from other organisations: the same or a related kind, suitable for the group, nearest first (cases, E2). One
 * per organisation, at most six, in at most four searches. A seed per activity breaks ties, so none comes first on every page.
 */
export async function similarActivities(
  catalogue: Catalogue,
  brand: Brand,
  { activity, persons }: { activity: ActivityDetail; persons: number | null },
): Promise<ActivityListItem[]> {
  const found = new Map<string, ActivityDocument>();
  const own = organisationOf(activity);
  for (const search of searchesFor(activity, persons, relatedKinds(catalogue, brand, activity))) {
    const { ids } = catalogue.search(brand.id, search, { page: 1, limit: READ });
    for (const document of await catalogue.documents(ids)) {
      const organisation = organisationOf(document);
      if (organisation !== own && !found.has(organisation) && found.size < MAX_SHOWN) found.set(organisation, document);
    }
    if (found.size >= MAX_SHOWN) break;
  }
  const city = cityOf(catalogue.directory(brand.id), activity.cities[0]?.id ?? 0);
  return [...found.values()].map((document) => withDistance(cardOf(document), city ? distanceFrom(city, document) : null));
}

function relatedKinds(catalogue: Catalogue, brand: Brand, { kind }: ActivityDetail): readonly number[] {
  return catalogue.directory(brand.id).kinds.get(kind?.id ?? 0)?.related ?? [];
}

function searchesFor(activity: ActivityDetail, persons: number | null, related: readonly number[]): SearchFilter[] {
  const [city] = activity.cities;
  const group = { ...groupCriteria(activity, persons), excludeActivity: activity.id, seed: activity.id };
  const searches = kindFilters(activity, related).map((kinds) => ({ ...group, ...kinds }));
  if (!city) return searches;
  return RADII_KM.flatMap((radiusKm) => searches.map((search) => ({ ...search, city: city.id, radiusKm, orderBy: "distance" as const })));
}

/** The activity's own kind, then its related kinds. An activity without a kind is matched by place and group alone. */
function kindFilters({ kind }: ActivityDetail, related: readonly number[]): Pick<SearchFilter, "kinds">[] {
  if (!kind) return [{}];
  return [{ kinds: [kind.id] }, ...(related.length > 0 ? [{ kinds: related }] : [])];
}

/** A key for the provider: its organisation, else its company name. */
function organisationOf({ organisation, companyName }: { organisation: { id: number } | null; companyName: string }): string {
  return organisation ? `organisation ${organisation.id}` : companyName;
}
