import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityDocument } from "../catalogue/activity-document.ts";
import { shownWebsite } from "../activities/shown-website.ts";

/** Contact details are taken from the first activities by title, so that the cost is bounded. */
const MAX_READ = 24;
const MAX_PLACES = 3;

/** `places` are names of cities, those with the most activities first. */
export type OrganisationContact = { places: string[]; hasMorePlaces: boolean; phone: string | null; website: string | null };

/**
 * The public contact details of an organisation, from its public activities only: its own row is for editors. The website is the
 * front page of a website that an activity shows.
 */
export async function organisationContact(
  catalogue: Catalogue,
  brand: Brand,
  { organisationId }: { organisationId: number },
): Promise<OrganisationContact> {
  const { ids } = catalogue.search(brand.id, { organisation: organisationId, orderBy: "title" }, { page: 1, limit: MAX_READ });
  const activities = await catalogue.documents(ids);
  const places = mostFrequentFirst(activities.flatMap(({ cities }) => cities.map(({ name }) => name)));
  return {
    places: places.slice(0, MAX_PLACES),
    hasMorePlaces: places.length > MAX_PLACES,
    phone: mostFrequentFirst(activities.flatMap(({ contactPhone }) => contactPhone ?? []))[0] ?? null,
    website: mostFrequentFirst(activities.flatMap((activity) => frontPageOf(activity) ?? []))[0] ?? null,
  };
}

function frontPageOf(activity: ActivityDocument): string | null {
  const website = shownWebsite(activity);
  return website && URL.canParse(website) ? `${new URL(website).origin}/` : null;
}

/** Without duplicates; equally frequent texts keep their order. */
function mostFrequentFirst(texts: readonly string[]): string[] {
  const counts = Map.groupBy(texts, (text) => text);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([text]) => text);
}
