import ical, { ICalEventTransparency, type ICalEventData } from "ical-generator";
import type { Brand } from "../brands/brand.ts";
import type { Event } from "../contract/entities/event.ts";
import { eventSpan } from "./event-span.ts";

export type CalendarFile = {
  brand: Brand;
  events: readonly Event[];
  /** The URL of the file, for subscriptions; null for a single download. */
  source: string | null;
};

/** Refresh interval that the file suggests to subscribed calendars. */
const REFRESH_S = 6 * 3600;
/** Control characters, which calendar programs reject. */
// oxlint-disable-next-line no-control-regex -- these characters are removed
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * Events as an iCalendar file (RFC 5545). Times are in UTC, so they are correct across clock changes; all-day events have dates.
 * Deterministic: DTSTAMP is the last change, as RFC 5545 requires without METHOD.
 */
export function calendarFile({ brand, events, source }: CalendarFile): string {
  const calendar = ical({ prodId: { company: brand.name, product: "Agenda", language: brand.lang.slice(0, 2).toUpperCase() } });
  if (source !== null) calendar.name(brand.name).source(source).ttl(REFRESH_S);
  for (const event of events) calendar.createEvent(entryOf(event, brand));
  // The library omits the final line break.
  return `${calendar.toString()}\r\n`;
}

function entryOf(event: Event, brand: Brand): ICalEventData {
  const [created, lastModified] = [new Date(event.createdAt), new Date(event.updatedAt)];
  return {
    id: `event-${event.id}@${brand.key}.uitkijk`,
    ...{ created, lastModified, stamp: lastModified },
    sequence: revisionOf(created, lastModified),
    ...timesOf(event, brand),
    summary: written(event.title),
    description: written(event.description),
    location: [event.organisation?.name, event.city?.name].flatMap((name) => (name ? [written(name)] : [])).join(", ") || null,
    url: addressOf(event.website),
    // An event does not make the visitor busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** An all-day event ends on the day after its last day (RFC 5545 §3.6.1); the library reads days in UTC. */
function timesOf(event: Event, { timeZone }: Brand): Pick<ICalEventData, "start" | "end" | "allDay"> {
  const { firstDay, lastDay, isAllDay } = eventSpan(event, timeZone);
  if (!isAllDay) return { start: new Date(event.startDate), end: event.endDate === null ? null : new Date(event.endDate) };
  return { allDay: true, start: dayInUtc(firstDay), end: dayInUtc(lastDay.add({ days: 1 })) };
}

/** SEQUENCE must grow with each change: the seconds from creation to the last change. */
function revisionOf(created: Date, changed: Date): number {
  return Math.max(0, Math.ceil((changed.getTime() - created.getTime()) / 1000));
}

/** The library escapes a URL as text, with wrong backslashes before `,`, `;` and `\`, so these are percent-encoded. */
function addressOf(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).href.replace(/[,;\\]/g, encodeURIComponent);
}

function dayInUtc(day: Temporal.PlainDate): Date {
  return new Date(`${day.toString()}T00:00:00Z`);
}

function written(text: string): string {
  return text.replaceAll(CONTROLS, "");
}
