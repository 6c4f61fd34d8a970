import { teaserOf, type Teaser, type TeaserDetails } from "../../../activities/teaser.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";

/** What home shows of a new activity. */
export type NewActivity = Pick<Teaser, "id" | "title" | "url"> &
  Pick<TeaserDetails, "companyName" | "personsMin" | "personsMax" | "lead"> & { picture: TeaserDetails["pictures"][number] | null };

export function newActivityOf(activity: ActivityListItem): NewActivity {
  const { id, title, url, details } = teaserOf(activity);
  const { companyName, personsMin, personsMax, lead, pictures } = details;
  return { id, title, url, companyName, personsMin, personsMax, lead, picture: pictures[0] ?? null };
}
