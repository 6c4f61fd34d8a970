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

/** The data of the agenda page (specification 2 §3, Event list state). */
export type Agenda = {
  origin: string;
  page: IllustratedPage;
  state: AgendaState;
  events: EventTeaser[];
  total: number;
  pageCount: number;
  /** False when the list is unavailable: it is then empty. */
  isAvailable: boolean;
  /** A typed city that was not found; the list is then that of every city. */
  unknownCity: { typed: string; suggestUrl: string | null } | null;
  quick: { weekend: DayRange; month: DayRange };
  calendar: Months;
  banner: BannerTeaser | null;
};

type AgendaSite = Pick<ContentSite & RequestContext, "brand" | "catalogue" | "origin" | "log">;
/** `listed`: the events of the page with all public data. */
type Outcome = { kind: "shown"; agenda: Agenda; listed: Event[] } | { kind: "redirect"; url: string } | { kind: "not-found" };

/** Loads the agenda for the filters of an address; a typed city redirects to the address with its full name. */
export async function loadAgenda(site: AgendaSite, searchParams: URLSearchParams): Promise<Outcome> {
  const { brand, catalogue, origin } = site;
  const page = brand.pages.agenda;
  if (!page) return { kind: "not-found" };

  const state = agendaFromUrl(searchParams);
  const now = new Date();
  const { today, weekend, month } = quickDays(now, brand.timeZone);
  const { city, filterQuery } = agendaFilter(site, state, { today });
  const label = city && placeLabel(city, { words: wordsOf(brand.locale).places, home: brand.countryCode });
  // Redirects only if the full name finds the same city: one not yet reviewed is found only by the text that suggested it.
  const isFoundSo = label !== null && findPlaceByText(site, label, "CITY")?.id === city?.id;
  if (isFoundSo && label !== state.city) return { kind: "redirect", url: agendaUrl(changeAgenda(state, { kind: "setCity", city: label })) };

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
      isAvailable: answer !== "unavailable",
      unknownCity: city || !state.city ? null : { typed: state.city, suggestUrl: suggestPlaceUrl(state.city) },
      quick: { weekend, month },
      calendar: monthsOf(between, { eventDays: eventDays === "unavailable" ? null : eventDays, today, lang: brand.lang }),
      banner: bannerOfHour(site, { page: state.page, period: periodNow(now) }),
    },
  };
}
