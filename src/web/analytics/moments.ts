import type { ActivityDetail } from "../../contract/entities/activity.ts";

/** What is counted of an activity (specification 2 §4): it loaded, its phone number was shown, its website opened, a quote asked for. */
export type Moment = "view" | "phone" | "website" | "offer";
export type ViewedActivity = Pick<ActivityDetail, "id" | "title" | "companyName" | "organisation">;
type Listener = (moment: Moment, activity: ViewedActivity) => void;

/** Everything since the page was loaded: the tracker is fetched late. */
const told: [Moment, ViewedActivity][] = [];
const listeners = new Set<Listener>();
let toldInThisView = new Set<Moment>();

/** Each moment counts once a view; telling `view` begins the next one. */
export function tellMoment(moment: Moment, activity: ViewedActivity): void {
  if (moment === "view") toldInThisView = new Set();
  if (toldInThisView.has(moment)) return;
  toldInThisView.add(moment);
  told.push([moment, activity]);
  for (const listener of listeners) listener(moment, activity);
}

/** Hears of every moment in its order, of those that were told before too. Gives the way to stop. */
export function onMoment(listener: Listener): () => void {
  for (const [moment, activity] of told) listener(moment, activity);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
