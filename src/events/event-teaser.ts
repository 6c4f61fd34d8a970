import { leadAndRest } from "../../packages/text/lead-and-rest.ts";
import type { Brand } from "../brands/brand.ts";
import { dayIn } from "../brands/day-in.ts";
import { wordsOf } from "../brands/words.ts";
import type { Event } from "../contract/entities/event.ts";
import type { PublicMedia } from "../contract/entities/media.ts";
import { eventCalendarUrl } from "./agenda-url.ts";
import { eventSpan, LAST_MINUTE, timeOf, type EventSpan } from "./event-span.ts";
import { organisationUrl } from "../organisations/address/organisation-url.ts";

/** The parts of an event on a card, with days and hours in the brand's time zone. */
export type EventTeaser = {
  id: number;
  title: string;
  /** As `2027-05-12`, for machines. */
  firstDay: string;
  /** As `12/05/2027` (specification 2 §2). */
  first: string;
  /** The last day, formatted as `first`; null if it is the same day. */
  last: string | null;
  /** The date as a calendar leaf: `wo`, `12`, `mei`; for a running event `Nu, t/m` (now, until) and its last day. */
  leaf: { weekday: string; day: string; month: string; isRunning: boolean };
  /** Start and end of an event of one day or evening, as `14:00`; null when it lasts all day or several days. */
  hours: { from: string; to: string | null } | null;
  city: string | null;
  organisation: { name: string; url: string } | null;
  /** The first sentences; 'Meer' (more) shows `rest`. */
  lead: string;
  rest: string;
  website: string | null;
  /** The URL of its calendar file. */
  calendar: string;
  /** Four pictures for the grid, else one, or none. */
  pictures: Pick<PublicMedia, "url" | "alt" | "focus" | "photo">[];
};

type TeaserBrand = Pick<Brand, "timeZone" | "lang" | "locale">;

/** Specification 2 §2: with at least four images a grid of four. */
const GRID = 4;

export function eventTeaser(event: Event, brand: TeaserBrand, now: Date): EventTeaser {
  const span = eventSpan(event, brand.timeZone);
  const { firstDay, lastDay } = span;
  const isOneDay = firstDay.equals(lastDay);
  const images = event.media.filter(({ type }) => type === "IMAGE").map(({ url, alt, focus, photo }) => ({ url, alt, focus, photo }));
  return {
    id: event.id,
    title: event.title,
    firstDay: firstDay.toString(),
    first: written(firstDay),
    last: isOneDay ? null : written(lastDay),
    leaf: leafOf(span, brand, now),
    hours: isOneDay ? hoursOf(span) : null,
    city: event.city?.name ?? null,
    organisation: event.organisation && { name: event.organisation.name, url: organisationUrl(event.organisation) },
    ...leadAndRest(event.description),
    website: event.website,
    calendar: eventCalendarUrl(event),
    pictures: images.slice(0, images.length >= GRID ? GRID : 1),
  };
}

function leafOf({ firstDay, lastDay }: EventSpan, { lang, locale, timeZone }: TeaserBrand, now: Date): EventTeaser["leaf"] {
  const today = dayIn(timeZone, now);
  const isRunning = firstDay.toString() < today && today <= lastDay.toString();
  const day = isRunning ? lastDay : firstDay;
  const weekday = isRunning ? wordsOf(locale).agenda.runningUntil : shortName(day, lang, "weekday");
  const month = shortName(day, lang, "month");
  // Without its year, a day of another year would seem to be in this one.
  const isFar = isRunning && String(day.year) !== today.slice(0, 4);
  return { weekday, day: String(day.day), month: isFar ? `${month} ${day.year}` : month, isRunning };
}

/** Cached, because formatting a name takes 50 µs; there are 19 of them in a language. */
const shortNames = new Map<string, string>();

function shortName(day: Temporal.PlainDate, lang: string, part: "weekday" | "month"): string {
  const key = `${lang} ${part} ${part === "month" ? day.month : day.dayOfWeek}`;
  const name = shortNames.get(key) ?? day.toLocaleString(lang, { [part]: "short" });
  shortNames.set(key, name);
  return name;
}

function written(day: Temporal.PlainDate): string {
  return day.toString().split("-").toReversed().join("/");
}

function hoursOf({ start, end, isAllDay }: EventSpan): EventTeaser["hours"] {
  if (isAllDay) return null;
  const hasEnd = end !== null && timeOf(end) !== LAST_MINUTE && !end.equals(start);
  return { from: timeOf(start), to: hasEnd ? timeOf(end) : null };
}
