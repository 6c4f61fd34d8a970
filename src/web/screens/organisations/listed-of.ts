import { overviewUrl } from "../../../activities/overview-url.ts";
import type { OrganisationWithActivities } from "../../../organisations/organisations-with-activities.server.ts";

/** An organisation in the list; `more` says how many activities are left out, and where they are. */
export type Listed = Pick<OrganisationWithActivities, "name" | "url" | "letter" | "picture"> & {
  activities: { title: string; url: string }[];
  more: { count: number; url: string } | null;
};

/** Activities that stand under one organisation; who offers more has a page that shows all, or is searched for by name. */
const MOST_ACTIVITIES = 12;

export function listedOf({ name, url, letter, picture, activities }: OrganisationWithActivities): Listed {
  const shown = activities.slice(0, MOST_ACTIVITIES);
  const left = activities.length - shown.length;
  return {
    ...{ name, url, letter, picture },
    activities: shown.map((activity) => ({ title: activity.title, url: activity.url })),
    more: left > 0 ? { count: left, url: url ?? overviewUrl({ query: name }) } : null,
  };
}
