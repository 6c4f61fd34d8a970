import { filterFromUrl, filterToUrl } from "../activities/filter-url.ts";
import { activityQuery } from "../activities/activity-url.ts";
import { signsAlone } from "../activities/signs-alone.ts";
import { PLACE_LENGTH } from "../contract/limits.ts";
import { textFrom } from "../contract/text-from.ts";
import { agendaFromUrl, agendaUrl } from "../events/agenda-url.ts";
import { organisationsFromUrl, organisationsUrl } from "../organisations/organisations-url.ts";
import { ABOUT, ABOUT_ORGANISATION, PLACE } from "./contact/contact-forms.ts";
import { isThanks, thanksQuery } from "./forms/thanks-query.ts";
import { EVENT_PLACE } from "./screens/advertise/event-form-name.ts";
import { QUOTE_PLACE } from "./screens/detail/quote-form-name.ts";
import { NEWSLETTER_THANKS } from "./screens/newsletter/newsletter-form-name.ts";

/** Of the data of a page, for the script that shows the next one. */
const DATA = ".data";
/** Names the routes that a script asks for; React Router writes it. */
const ROUTES = "_routes";
const LONGEST_SLUG = 200;
/** A name and a number. */
const LONGEST_ORGANISATION = 220;

/**
 * All that a page depends on of its address, written in one way; null for a page that is for one visitor. What no page
 * reads (`utm_source`, an unknown filter) is left out, so that it neither makes a page of its own nor gets into one.
 * `routeIds` are those that a script may ask for.
 */
export function keptAddress({ pathname, searchParams }: URL, routeIds: ReadonlySet<string>): string | null {
  const isData = pathname.endsWith(DATA);
  const path = isData ? pathname.slice(0, -DATA.length).replace(/\/_$/, "/") : pathname;
  if (path === "/uitjes" && searchParams.get("zin")) return null;

  const query = new URLSearchParams(queryOf(path, searchParams));
  const routes = isData ? routesOf(searchParams, routeIds) : null;
  if (routes) query.set(ROUTES, routes);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function queryOf(path: string, asked: URLSearchParams): string {
  switch (path) {
    case "/uitjes":
      return `${filterToUrl(filterFromUrl(asked))}&${typedPlace(asked)}&${signsAlone(asked)}`;
    case "/agenda":
      return queryIn(agendaUrl(agendaFromUrl(asked)));
    case "/overzicht":
      return queryIn(organisationsUrl(organisationsFromUrl(asked)));
    case "/helpdesk":
      return [thanks(asked, PLACE), text(asked, ABOUT, LONGEST_SLUG), text(asked, ABOUT_ORGANISATION, LONGEST_ORGANISATION)].join("&");
    case "/adverteren":
      return `${thanks(asked, PLACE)}&${thanks(asked, EVENT_PLACE)}`;
    case "/nieuwsbrief":
      return thanks(asked, NEWSLETTER_THANKS);
    default:
      return /^\/uitjes\/[^/]+$/.test(path) ? `${thanks(asked, QUOTE_PLACE)}&${queryIn(activityQuery(filterFromUrl(asked).persons))}` : "";
  }
}

/** Of the form without JavaScript: the loader takes it for a place, and for the place that stood there. */
function typedPlace(asked: URLSearchParams): string {
  const typed = asked.get("plaats");
  return typed === null ? "" : new URLSearchParams({ plaats: textFrom(typed, PLACE_LENGTH) }).toString();
}

function thanks(asked: URLSearchParams, parameter: string): string {
  return isThanks(asked, parameter) ? thanksQuery(parameter) : "";
}

function text(asked: URLSearchParams, name: string, longest: number): string {
  const value = asked.get(name) ?? "";
  return value === "" || value.length > longest ? "" : new URLSearchParams({ [name]: value }).toString();
}

function routesOf(asked: URLSearchParams, routeIds: ReadonlySet<string>): string | null {
  const ids = new Set((asked.get(ROUTES) ?? "").split(","));
  return ids.isSubsetOf(routeIds) ? [...ids].toSorted().join(",") : null;
}

function queryIn(url: string): string {
  const [, query = ""] = url.split("?", 2);
  return query;
}
