import type { ActivityDetail } from "../contract/entities/activity.ts";
import type { SearchFilter } from "../../packages/search/search.ts";
import { fitsGroup, groupOf } from "./group-fit.ts";

type Activity = Pick<ActivityDetail, "personsMin" | "personsMax" | "minimumAge">;

/**
 * What a search asks so that it finds something for those who look at an activity: the persons that they asked for, else a
 * group between its bounds, and the youngest that it is meant for.
 */
export function groupLike(activity: Activity, persons: number | null): Pick<SearchFilter, "personCount" | "minimumAge"> {
  const asked = persons !== null && fitsGroup(activity, persons) ? persons : usualGroup(activity);
  return { personCount: asked, minimumAge: activity.minimumAge };
}

/** Groups are small more often than large: the geometric mean of the bounds, or the one there is. */
function usualGroup({ personsMin, personsMax }: Activity): number | null {
  const { least, most } = groupOf({ personsMin, personsMax });
  if (most === null) return least > 0 ? least : null;
  return Math.round(Math.sqrt(Math.max(1, least) * most));
}
