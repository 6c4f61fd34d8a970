import { quickDays } from "../../events/agenda-days.ts";
import { agendaFilter } from "../../events/agenda-filter.server.ts";
import { agendaFromUrl, calendarUrl } from "../../events/agenda-url.ts";
import { calendarFile } from "../../events/calendar-file.ts";
import { findEvent } from "../../events/find-event.server.ts";
import { findEvents } from "../../events/find-events.server.ts";
import type { ContentSite } from "../../sites.ts";

/** More than any agenda has, and small enough for a phone. */
const MAX_EVENTS = 1_000;

type AgendaRequest = { site: ContentSite; searchParams: URLSearchParams; now: Date };

/** Cache key: the filters and the day, which the calendar depends on besides brand and catalogue. */
export function agendaKey({ site: { brand }, searchParams, now }: AgendaRequest): string {
  return `${calendarUrl(agendaFromUrl(searchParams))} ${quickDays(now, brand.timeZone).today}`;
}

/** A calendar of the events on all pages of the agenda with these parameters. The brand must have an agenda. */
export async function agendaFile({ site: { brand, catalogue, origin }, searchParams, now }: AgendaRequest): Promise<string | null> {
  const state = agendaFromUrl(searchParams);
  const { filterQuery } = agendaFilter({ brand, catalogue }, state, quickDays(now, brand.timeZone));
  const list = await findEvents(catalogue, brand, { filterQuery, page: 1, limit: MAX_EVENTS, now });
  return "events" in list ? calendarFile({ brand, events: list.events, source: origin + calendarUrl(state) }) : null;
}

/** One event as a calendar file; null when the agenda of the brand has no such event. */
export async function eventFile({ brand, catalogue }: ContentSite, eventId: number): Promise<string | null> {
  const event = await findEvent(catalogue, brand, { eventId });
  return event && calendarFile({ brand, events: [event], source: null });
}
