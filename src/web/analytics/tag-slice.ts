import type { FilterDetails } from "./filter-details.ts";
import type { Moment, ViewedActivity } from "./moments.ts";

/** An event with everything that is told with it (specification 2 §4). */
export type TagEvent = {
  event: (typeof EVENTS)[Moment];
  activity: { id: number; title: string; companyName: string; organisation: { id: number; name: string } | null };
  filter: FilterDetails;
};

/** The slice 'tag-manager events' (specification 2 §3): what waits to be pushed, of the activity that is loaded. */
export type TagSlice = readonly TagEvent[];

const EVENTS = {
  view: "activity_view_general",
  phone: "activity_view_phone",
  website: "activity_view_website",
  offer: "activity_view_offer",
} as const satisfies Record<Moment, string>;

/** The slice once it holds a moment too. With another view, what still waits of the one before is dropped. */
export function withMoment(
  slice: TagSlice,
  moment: Moment,
  { activity, filter }: { activity: ViewedActivity; filter: FilterDetails },
): TagSlice {
  const { id, title, companyName, organisation } = activity;
  const event: TagEvent = {
    event: EVENTS[moment],
    activity: { id, title, companyName, organisation: organisation && { id: organisation.id, name: organisation.name } },
    filter,
  };
  return moment === "view" ? [event] : [...slice, event];
}
