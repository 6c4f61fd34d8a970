import type { ActivityDetail } from "../contract/entities/activity.ts";
import type { SearchFilter } from "../../packages/search/search.ts";
import { fitsGroup, groupOf } from "./group-fit.ts";

type Activity = Pick<ActivityDetail, "personsMin" | "personsMax" | "minimumAge">;

/** Search criteria for the audience of an activity: the visitor's group size if it fits, else a typical one, and the minimum age. */
export function groupCriteria(activity: Activity, persons: number | null): Pick<SearchFilter, "personCount" | "minimumAge"> {
  const personCount = persons !== null && fitsGroup(activity, persons) ? persons : typicalGroup(activity);
  return { personCount, minimumAge: activity.minimumAge };
}

/** Small groups are more common than large ones: the geometric mean of the bounds, or the only bound. */
function typicalGroup({ personsMin, personsMax }: Activity): number | null {
  const { least, most } = groupOf({ personsMin, personsMax });
  if (most === null) return least > 0 ? least : null;
  return Math.round(Math.sqrt(Math.max(1, least) * most));
}
