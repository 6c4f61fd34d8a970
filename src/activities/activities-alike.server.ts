import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { cityOf } from "../catalogue/city-of.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import type { ActivityDetail, ActivityListItem } from "../contract/entities/activity.ts";
import type { SearchFilter } from "../../packages/search/search.ts";
import { cardOf, withDistance } from "./card.ts";
import { distanceFrom } from "./distance-from.ts";
import { groupLike } from "./group-like.ts";

const MOST = 6;
/** So many are read at a time: an organisation may have several, of which one is shown. */
const READ = 24;
/** Of its own kind and of kinds like it near, then of both farther, to beyond any border. */
const RADII_KM = [60, 500];

/**
 * Activities of other organisations that may do as well: of the same kind or a kind like it, the nearest first, for such a
 * group (cases, E2). One of each organisation, at most six, by at most four searches. Each page has its own order among
 * equals, so that none is first everywhere.
 */
export async function activitiesAlike(
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
      if (organisation !== own && !found.has(organisation) && found.size < MOST) found.set(organisation, document);
    }
    if (found.size >= MOST) break;
  }
  const city = cityOf(catalogue.directory(brand.id), activity.cities[0]?.id ?? 0);
  return [...found.values()].map((document) => withDistance(cardOf(document), city ? distanceFrom(city, document) : null));
}

/** The kinds that are like its own. */
function relatedKinds(catalogue: Catalogue, brand: Brand, { kind }: ActivityDetail): readonly number[] {
  return catalogue.directory(brand.id).kinds.get(kind?.id ?? 0)?.related ?? [];
}

function searchesFor(activity: ActivityDetail, persons: number | null, related: readonly number[]): SearchFilter[] {
  const [city] = activity.cities;
  const group = { ...groupLike(activity, persons), excludeActivity: activity.id, seed: activity.id };
  const asked = kindsAsked(activity, related).map((kinds) => ({ ...group, ...kinds }));
  if (!city) return asked;
  return RADII_KM.flatMap((radiusKm) => asked.map((search) => ({ ...search, city: city.id, radiusKm, orderBy: "distance" as const })));
}

/** Its own kind, then the kinds like it; what has no kind is alike in nothing but place and group. */
function kindsAsked({ kind }: ActivityDetail, related: readonly number[]): Pick<SearchFilter, "kinds">[] {
  if (!kind) return [{}];
  return [{ kinds: [kind.id] }, ...(related.length > 0 ? [{ kinds: related }] : [])];
}

/** The provider of an activity: its organisation, or where it has none the name of its company. */
function organisationOf({ organisation, companyName }: { organisation: { id: number } | null; companyName: string }): string {
  return organisation ? `organisation ${organisation.id}` : companyName;
}
