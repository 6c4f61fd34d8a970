import ical, { ICalEventTransparency, type ICalEventData } from "ical-generator";
import type { Brand } from "../brands/brand.ts";
import type { Event } from "../contract/entities/event.ts";
import { eventSpan } from "./event-span.ts";

export type CalendarFile = {
  brand: Brand;
  events: readonly Event[];
  /** Where the file can be had again, for calendars that follow it; null for one that stands alone. */
  source: string | null;
};

/** Who follows a calendar asks for it this often. */
const REFRESH_S = 6 * 3600;
/** Signs that nobody can type, and that calendars refuse. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * Events as an iCalendar file (RFC 5545). Hours are in UTC, so that they hold on either side of a clock change; days are
 * days. The same events make the same bytes: the stamp is the last change, as it must be where there is no METHOD.
 */
export function calendarFile({ brand, events, source }: CalendarFile): string {
  const calendar = ical({ prodId: { company: brand.name, product: "Agenda", language: brand.lang.slice(0, 2).toUpperCase() } });
  if (source !== null) calendar.name(brand.name).source(source).ttl(REFRESH_S);
  for (const event of events) calendar.createEvent(entryOf(event, brand));
  // The library leaves out the line break that ends every line.
  return `${calendar.toString()}\r\n`;
}

function entryOf(event: Event, brand: Brand): ICalEventData {
  const [created, lastModified] = [new Date(event.createdAt), new Date(event.updatedAt)];
  return {
    id: `event-${event.id}@${brand.key}.uitkijk`,
    ...{ created, lastModified, stamp: lastModified },
    sequence: revisionOf(created, lastModified),
    ...momentsOf(event, brand),
    summary: written(event.title),
    description: written(event.description),
    location: [event.organisation?.name, event.city?.name].flatMap((name) => (name ? [written(name)] : [])).join(", ") || null,
    url: addressOf(event.website),
    // Something to go to, not an appointment.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** All day, the day after the last is where it ends (RFC 5545 §3.6.1); the library reads days in UTC. */
function momentsOf(event: Event, { timeZone }: Brand): Pick<ICalEventData, "start" | "end" | "allDay"> {
  const { firstDay, lastDay, isAllDay } = eventSpan(event, timeZone);
  if (!isAllDay) return { start: new Date(event.startDate), end: event.endDate === null ? null : new Date(event.endDate) };
  return { allDay: true, start: dayInUtc(firstDay), end: dayInUtc(lastDay.add({ days: 1 })) };
}

/** Zero as long as nothing changed, and more after each change: the seconds from the first writing to the last. */
function revisionOf(created: Date, changed: Date): number {
  return Math.max(0, Math.ceil((changed.getTime() - created.getTime()) / 1000));
}

/** The library writes an address as if it were a text, with a backslash before signs that stand for themselves there: here they are encoded. */
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
