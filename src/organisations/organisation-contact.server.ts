import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import { shownWebsite } from "../activities/shown-website.ts";

/** A page must not grow with what an organisation offers: its first activities by title say how to reach it. */
const MOST_READ = 24;
const MOST_PLACES = 3;

/** `places` are names of cities, the one with most activities first; `hasMorePlaces` when there are more than those. */
export type OrganisationContact = { places: string[]; hasMorePlaces: boolean; phone: string | null; website: string | null };

/**
 * How visitors reach an organisation: what its public activities tell them already, and nothing of its own row, which is
 * for editors alone. A website is shown only while an activity shows it, and as its front page.
 */
export async function organisationContact(
  catalogue: Catalogue,
  brand: Brand,
  { organisationId }: { organisationId: number },
): Promise<OrganisationContact> {
  const { ids } = catalogue.search(brand.id, { organisation: organisationId, orderBy: "title" }, { page: 1, limit: MOST_READ });
  const activities = await catalogue.documents(ids);
  const places = mostFrequentFirst(activities.flatMap(({ cities }) => cities.map(({ name }) => name)));
  return {
    places: places.slice(0, MOST_PLACES),
    hasMorePlaces: places.length > MOST_PLACES,
    phone: mostFrequentFirst(activities.flatMap(({ contactPhone }) => contactPhone ?? []))[0] ?? null,
    website: mostFrequentFirst(activities.flatMap((activity) => frontPageOf(activity) ?? []))[0] ?? null,
  };
}

function frontPageOf(activity: ActivityDocument): string | null {
  const website = shownWebsite(activity);
  return website && URL.canParse(website) ? `${new URL(website).origin}/` : null;
}

/** Each once; of equally frequent ones that which came first. */
function mostFrequentFirst(texts: readonly string[]): string[] {
  const counts = Map.groupBy(texts, (text) => text);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([text]) => text);
}
