import * as z from "zod/mini";
import { activityListItem } from "./entities/activity.ts";
import { event } from "./entities/event.ts";
import { publicFilter } from "./entities/filter.ts";
import { location } from "./entities/place.ts";
import { relaxation } from "./entities/relaxation.ts";
import { suggestion } from "./entities/suggestion.ts";

const pageOf = { pageCount: z.int(), total: z.int() };

/** How many activities the search finds with each filter, ignoring the chosen filters of its own group. */
const filterCounts = z.array(z.object({ filterId: z.int(), count: z.int() }));

/** For a search without results, at most four: those that keep all words first, and otherwise the most helpful first. */
const relaxations = z.array(relaxation);

export const activityList = z.object({
  activities: z.array(activityListItem),
  ...pageOf,
  seed: z.int(),
  /** Cursor of the next page, passed as `after`; null for an empty page, and in the orders by title and date. */
  next: z.nullable(z.string()),
  filterCounts,
  relaxations,
});
export const filterList = z.object({ filters: z.array(publicFilter), ...pageOf, filterCounts });
export const locationList = z.object({ locations: z.array(location), ...pageOf });
export const suggestionList = z.object({ suggestions: z.array(suggestion) });
export const eventList = z.object({ events: z.array(event), ...pageOf });

export const uploadedImage = z.object({ id: z.int(), url: z.string() });

/** A problem document (RFC 9457), with the fields of "specification 3, API". */
export const problem = z.object({
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), key: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof problem>;
