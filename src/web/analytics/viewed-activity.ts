import type { ViewedActivity } from "./activity-events.ts";

/** The part of an activity that its analytics events carry (specification 2 §4). */
export function viewedActivity({ id, title, companyName, organisation }: ViewedActivity): ViewedActivity {
  return { id, title, companyName, organisation };
}
