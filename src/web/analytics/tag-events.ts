import type { FilterDetails } from "./filter-details.ts";
import type { ActivityEvent, ViewedActivity } from "./activity-events.ts";

/** An event for the tag manager, with its data (specification 2 §4). */
export type TagEvent = {
  event: (typeof EVENTS)[ActivityEvent];
  activity: { id: number; title: string; companyName: string; organisation: { id: number; name: string } | null };
  filter: FilterDetails;
};

/** The slice 'tag-manager events' (specification 2 §3): events of the current view that are not pushed yet. */
export type PendingTagEvents = readonly TagEvent[];

const EVENTS = {
  view: "activity_view_general",
  phone: "activity_view_phone",
  website: "activity_view_website",
  offer: "activity_view_offer",
} as const satisfies Record<ActivityEvent, string>;

/** Adds an event. A new view drops the pending events of the previous one. */
export function withTagEvent(
  pending: PendingTagEvents,
  kind: ActivityEvent,
  { activity, filter }: { activity: ViewedActivity; filter: FilterDetails },
): PendingTagEvents {
  const { id, title, companyName, organisation } = activity;
  const event: TagEvent = {
    event: EVENTS[kind],
    activity: { id, title, companyName, organisation: organisation && { id: organisation.id, name: organisation.name } },
    filter,
  };
  return kind === "view" ? [event] : [...pending, event];
}
