import { sql } from "kysely";
import type { Brand } from "../brands/brand.ts";
import { textLanguage } from "../brands/text-language.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { filterByName } from "../../packages/search/text/filter-by-name.ts";
import type { DayRange } from "./agenda-days.ts";
import { eventConditions, firstDay, lastDay } from "./event-conditions.server.ts";

const DAY_MS = 86_400_000;

type Input = { filterQuery: Pick<FilterQuery, "city" | "genericSearchQuery">; between: DayRange };

/** The days of a range, both ends included, on which a found event takes place; each as `2027-05-12`. */
export async function findEventDays(
  { db }: Pick<Catalogue, "db">,
  { id: platform, timeZone, locale }: Brand,
  { filterQuery: { city, genericSearchQuery }, between }: Input,
): Promise<Set<string>> {
  const events = await db
    .selectFrom("event")
    .select(["title", sql<string>`${firstDay(timeZone)}::text`.as("first"), sql<string>`${lastDay(timeZone)}::text`.as("last")])
    .where("platform_id", "=", platform)
    .where("active", "=", true)
    .where(eventConditions({ timeZone, city, date: between }))
    .execute();
  const found = filterByName(events, genericSearchQuery ?? "", { language: textLanguage({ locale }), nameOf: ({ title }) => title });
  return daysOf(found, between);
}

/** Sweeps over the starts and ends of events, so that long events cost no more than short ones. */
function daysOf(events: readonly { first: string; last: string }[], { from, to }: DayRange): Set<string> {
  const begin = Date.parse(from);
  const indexOf = (day: string) => Math.round((Date.parse(day) - begin) / DAY_MS);
  const last = indexOf(to);
  const steps = Array.from({ length: last + 2 }, () => 0);
  for (const event of events) {
    steps[Math.max(0, indexOf(event.first))] = (steps[Math.max(0, indexOf(event.first))] ?? 0) + 1;
    const after = Math.min(last, indexOf(event.last)) + 1;
    steps[after] = (steps[after] ?? 0) - 1;
  }
  const days = new Set<string>();
  let running = 0;
  for (let index = 0; index <= last; index += 1) {
    running += steps[index] ?? 0;
    if (running > 0) days.add(new Date(begin + index * DAY_MS).toISOString().slice(0, 10));
  }
  return days;
}
