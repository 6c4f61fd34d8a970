import { overviewUrl } from "../../../activities/overview-url.ts";
import type { OrganisationWithActivities } from "../../../organisations/organisations-with-activities.server.ts";

/** An organisation in the list; `more`: the number and address of its other activities. */
export type ListedOrganisation = Pick<OrganisationWithActivities, "name" | "url" | "letter" | "picture"> & {
  activities: { title: string; url: string }[];
  more: { count: number; url: string } | null;
};

/** Most activities per organisation; the others are on its page, or found by a search for its name. */
const MAX_ACTIVITIES = 12;

export function listedOf({ name, url, letter, picture, activities }: OrganisationWithActivities): ListedOrganisation {
  const shown = activities.slice(0, MAX_ACTIVITIES);
  const left = activities.length - shown.length;
  return {
    ...{ name, url, letter, picture },
    activities: shown.map((activity) => ({ title: activity.title, url: activity.url })),
    more: left > 0 ? { count: left, url: url ?? overviewUrl({ query: name }) } : null,
  };
}
