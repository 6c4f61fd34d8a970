import { sql, type RawBuilder } from "kysely";
import type * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import { textLanguage } from "../brands/text-language.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { invalid, type Invalid } from "../catalogue/invalid.ts";
import { pageCountOf } from "../catalogue/page-of.ts";
import type { eventList } from "../contract/answers.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { filterByName } from "../../packages/search/text/filter-by-name.ts";
import { eventConditions, isPast } from "./event-conditions.server.ts";
import { eventOf, selectEvents } from "./event-rows.server.ts";

export type EventList = z.infer<typeof eventList>;

export type FindEventsInput = { filterQuery?: FilterQuery; organisation?: number; page: number; limit: number; now?: Date };

/**
 * The brand's active events. By default those from today on come first, by start. Accepts `genericSearchQuery`
 * (in the title), `date`, `city` and the orders `startDate` and `title` (specification 1 §7 and 2 §7).
 */
export async function findEvents(
  { db }: Catalogue,
  { id: platform, timeZone, locale }: Brand,
  { filterQuery = {}, organisation, page, limit, now = new Date() }: FindEventsInput,
): Promise<EventList | Invalid> {
  const order = orderOf(filterQuery, isPast(timeZone, now));
  if ("kind" in order) return order;

  const { city, date, genericSearchQuery } = filterQuery;
  const conditions = eventConditions({ timeZone, city, organisation, date });
  const titles = await db
    .selectFrom("event")
    .select(["id", "title"])
    .where("platform_id", "=", platform)
    .where("active", "=", true)
    .where(conditions)
    .orderBy(order.sql)
    .execute();
  const matching = filterByName(titles, genericSearchQuery ?? "", { language: textLanguage({ locale }), nameOf: ({ title }) => title });
  const found = matching.map(({ id }) => id);

  const ids = found.slice((page - 1) * limit, page * limit);
  const rows = await selectEvents(db, platform)
    .where(sql<boolean>`event.id = any(${ids})`)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const events = ids.flatMap((id) => rowOf.get(id) ?? []).map(eventOf);
  return { events, pageCount: pageCountOf(found.length, limit), total: found.length };
}

function orderOf({ orderBy, orderDirection = "ASC" }: FilterQuery, past: RawBuilder<boolean>): { sql: RawBuilder<unknown> } | Invalid {
  const direction = orderDirection === "ASC" ? sql`asc` : sql`desc`;
  if (orderBy === undefined) return { sql: sql`${past}, event.start_date ${direction}, event.id` };
  if (orderBy === "startDate") return { sql: sql`event.start_date ${direction}, event.id` };
  if (orderBy === "title") return { sql: sql`lower(event.title) ${direction}, event.id` };
  return invalid("orderBy", "problem.orderUnknown");
}
