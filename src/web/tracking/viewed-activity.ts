import type { ViewedActivity } from "./moments.ts";

/** What is told of an activity with its moments (specification 2 §4). */
export function viewedActivity({ id, title, companyName, organisation }: ViewedActivity): ViewedActivity {
  return { id, title, companyName, organisation };
}
