import { periodNow } from "../../../activities/rotation.ts";
import type { BannerTeaser } from "../../../promotions/banner-teaser.ts";
import type { IllustratedPage } from "../../../brands/pages.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { Event } from "../../../contract/entities/event.ts";
import { quickDays, type DayRange } from "../../../events/agenda-days.ts";
import { agendaFilter } from "../../../events/agenda-filter.server.ts";
import { AGENDA_PAGE_SIZE, changeAgenda, type AgendaState } from "../../../events/agenda-state.ts";
import { agendaFromUrl, agendaUrl } from "../../../events/agenda-url.ts";
import { findEventDays } from "../../../events/find-event-days.server.ts";
import { findEvents } from "../../../events/find-events.server.ts";
import { findPlaceByText } from "../../../places/find-place-by-text.server.ts";
import { placeLabel } from "../../../places/place-label.ts";
import type { ContentSite, RequestContext } from "../../../sites.ts";
import { eventTeaser, type EventTeaser } from "../../../events/event-teaser.ts";
import { withTimeout } from "../../events/with-timeout.server.ts";
import { suggestPlaceUrl } from "../../search-fields/suggest-place-url.ts";
import { bannerOfHour } from "../../../promotions/banner-of-hour.server.ts";
import { monthsAround, monthsOf, type Months } from "../../../events/months.ts";

/** What the agenda shows (specification 2 §3, Event list state). */
export type Agenda = {
  origin: string;
  page: IllustratedPage;
  state: AgendaState;
  events: EventTeaser[];
  total: number;
  pageCount: number;
  /** False when the list could not be had: it is then empty, and says so. */
  isRead: boolean;
  /** A city that was asked for and that nobody knows; the list is then that of every city. */
  unknownCity: { typed: string; suggestUrl: string | null } | null;
  quick: { weekend: DayRange; month: DayRange };
  calendar: Months;
  banner: BannerTeaser | null;
};

type AgendaSite = Pick<ContentSite & RequestContext, "brand" | "catalogue" | "origin" | "log">;
/** `listed` is what the list shows, with all that is public of it. */
type Outcome = { kind: "shown"; agenda: Agenda; listed: Event[] } | { kind: "elsewhere"; url: string } | { kind: "not-found" };

/** Reads the filters from the address; a city that was typed becomes the address of the city that is meant. */
export async function loadAgenda(site: AgendaSite, searchParams: URLSearchParams): Promise<Outcome> {
  const { brand, catalogue, origin } = site;
  const page = brand.pages.agenda;
  if (!page) return { kind: "not-found" };

  const state = agendaFromUrl(searchParams);
  const now = new Date();
  const { today, weekend, month } = quickDays(now, brand.timeZone);
  const { city, filterQuery } = agendaFilter(site, state, { today });
  const label = city && placeLabel(city, { words: wordsOf(brand.locale).places, home: brand.countryCode });
  // A city that no editor has read yet is known by the text of its suggestion alone.
  const isFoundSo = label !== null && findPlaceByText(site, label, "CITY")?.id === city?.id;
  if (isFoundSo && label !== state.city)
    return { kind: "elsewhere", url: agendaUrl(changeAgenda(state, { kind: "setCity", city: label })) };

  const between = monthsAround(state.from ?? today);
  const [answer, eventDays] = await Promise.all([
    withTimeout(site, findEvents(catalogue, brand, { filterQuery, page: state.page, limit: AGENDA_PAGE_SIZE, now })),
    withTimeout(site, findEventDays(catalogue, brand, { filterQuery, between })),
  ]);
  const list = answer !== "unavailable" && "events" in answer ? answer : null;
  return {
    kind: "shown",
    listed: list?.events ?? [],
    agenda: {
      ...{ origin, page, state },
      events: (list?.events ?? []).map((event) => eventTeaser(event, brand, now)),
      total: list?.total ?? 0,
      pageCount: list?.pageCount ?? 0,
      isRead: answer !== "unavailable",
      unknownCity: city || !state.city ? null : { typed: state.city, suggestUrl: suggestPlaceUrl(state.city) },
      quick: { weekend, month },
      calendar: monthsOf(between, { eventDays: eventDays === "unavailable" ? null : eventDays, today, lang: brand.lang }),
      banner: bannerOfHour(site, { page: state.page, period: periodNow(now) }),
    },
  };
}
