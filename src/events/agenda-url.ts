import { coherentAgenda, emptyAgenda, type AgendaState } from "./agenda-state.ts";

/** Parses the agenda's filters from its URL. Invalid values are ignored; it never throws. */
export function agendaFromUrl(searchParams: URLSearchParams): AgendaState {
  return coherentAgenda({
    query: searchParams.get("zoek") ?? "",
    city: searchParams.get("plaats") ?? "",
    from: searchParams.get("van"),
    to: searchParams.get("tot"),
    page: Number(searchParams.get("pagina") ?? 1),
  });
}

/** The URL of the agenda with these filters. Parameters have a fixed order. */
export function agendaUrl(filters: Partial<AgendaState>): string {
  const query = agendaQuery(filters);
  return query ? `/agenda?${query}` : "/agenda";
}

/** The URL of a calendar file with all events that match these filters. */
export function calendarUrl(filters: Partial<AgendaState>): string {
  const query = agendaQuery({ ...filters, page: 1 });
  return query ? `/agenda.ics?${query}` : "/agenda.ics";
}

/** The subscription URL for calendar programs; `webcal` stands for both http and https. */
export function subscriptionUrl(filters: Partial<AgendaState>, origin: string): string {
  return `webcal://${new URL(origin).host}${calendarUrl(filters)}`;
}

/** The URL of one event as a calendar file. */
export function eventCalendarUrl({ id }: { id: number }): string {
  return `/agenda/${id}.ics`;
}

function agendaQuery(filters: Partial<AgendaState>): string {
  const { query, city, from, to, page } = coherentAgenda({ ...emptyAgenda, ...filters });
  const values = { zoek: query, plaats: city, van: from, tot: to, pagina: page > 1 ? page : null };
  const written = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(written).toString();
}
