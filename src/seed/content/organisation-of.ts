import type { BrandContent } from "./brand-content.ts";
import type { ActivityEntry, OrganisationEntry } from "./entries.ts";

/** The organisation that offers an activity. Throws for an unknown key. */
export function organisationOf(activity: ActivityEntry, { organisations }: BrandContent): OrganisationEntry {
  const organisation = organisations.find(({ key }) => key === activity.organisation);
  if (!organisation) throw new Error(`Activity ${activity.slug} names an unknown organisation: ${activity.organisation}.`);
  return organisation;
}
