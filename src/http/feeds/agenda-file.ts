import { quickDays } from "../../events/agenda-days.ts";
import { agendaFilter } from "../../events/agenda-filter.server.ts";
import { agendaFromUrl, calendarUrl } from "../../events/agenda-url.ts";
import { calendarFile } from "../../events/calendar-file.ts";
import { findEvent } from "../../events/find-event.server.ts";
import { findEvents } from "../../events/find-events.server.ts";
import type { ContentSite } from "../../sites.ts";

/** More than any agenda has to come, and a file that a telephone still reads at once. */
const MOST_EVENTS = 1_000;

type Asked = { site: ContentSite; searchParams: URLSearchParams; now: Date };

/** All that the calendar below depends on besides its brand and the catalogue: the filters that are read, and the day. */
export function agendaKey({ site: { brand }, searchParams, now }: Asked): string {
  return `${calendarUrl(agendaFromUrl(searchParams))} ${quickDays(now, brand.timeZone).today}`;
}

/** The events that the agenda shows with these parameters, all pages together, as a calendar. The brand has an agenda. */
export async function agendaFile({ site: { brand, catalogue, origin }, searchParams, now }: Asked): Promise<string | null> {
  const state = agendaFromUrl(searchParams);
  const { filterQuery } = agendaFilter({ brand, catalogue }, state, quickDays(now, brand.timeZone));
  const list = await findEvents(catalogue, brand, { filterQuery, page: 1, limit: MOST_EVENTS, now });
  return "events" in list ? calendarFile({ brand, events: list.events, source: origin + calendarUrl(state) }) : null;
}

/** One event as a calendar file; null when the agenda of the brand has no such event. */
export async function eventFile({ brand, catalogue }: ContentSite, eventId: number): Promise<string | null> {
  const event = await findEvent(catalogue, brand, { eventId });
  return event && calendarFile({ brand, events: [event], source: null });
}
