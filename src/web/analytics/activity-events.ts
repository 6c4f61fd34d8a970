import type { ActivityDetail } from "../../contract/entities/activity.ts";

/** Analytics events of an activity (specification 2 §4): page viewed, phone number shown, website opened, quote requested. */
export type ActivityEvent = "view" | "phone" | "website" | "offer";
export type ViewedActivity = Pick<ActivityDetail, "id" | "title" | "companyName" | "organisation">;
type Listener = (event: ActivityEvent, activity: ViewedActivity) => void;

/** All events since the page was loaded, for listeners that come later: the tracker is fetched late. */
const reported: [ActivityEvent, ViewedActivity][] = [];
const listeners = new Set<Listener>();
let reportedInThisView = new Set<ActivityEvent>();

/** Reports an event, once per view; `view` starts a new view. */
export function reportActivityEvent(event: ActivityEvent, activity: ViewedActivity): void {
  if (event === "view") reportedInThisView = new Set();
  if (reportedInThisView.has(event)) return;
  reportedInThisView.add(event);
  reported.push([event, activity]);
  for (const listener of listeners) listener(event, activity);
}

/** Calls `listener` with every event in order, including earlier ones. Returns the function that unsubscribes. */
export function onActivityEvent(listener: Listener): () => void {
  for (const [event, activity] of reported) listener(event, activity);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
