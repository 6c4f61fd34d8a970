import { coherentAgenda, emptyAgenda, type AgendaState } from "./agenda-state.ts";

/** Reads the agenda's filters from its address; whatever is not understood is left out, never thrown. */
export function agendaFromUrl(searchParams: URLSearchParams): AgendaState {
  return coherentAgenda({
    query: searchParams.get("zoek") ?? "",
    city: searchParams.get("plaats") ?? "",
    from: searchParams.get("van"),
    to: searchParams.get("tot"),
    page: Number(searchParams.get("pagina") ?? 1),
  });
}

/** Where the agenda is shown with these filters; what is not given is not asked. Parameters have a fixed order. */
export function agendaUrl(asked: Partial<AgendaState>): string {
  const query = agendaQuery(asked);
  return query ? `/agenda?${query}` : "/agenda";
}

/** The events of these filters as a calendar file, all pages together. */
export function calendarUrl(asked: Partial<AgendaState>): string {
  const query = agendaQuery({ ...asked, page: 1 });
  return query ? `/agenda.ics?${query}` : "/agenda.ics";
}

/** The same for a calendar program that follows it: `webcal` is what they open, and stands for http and https alike. */
export function subscriptionUrl(asked: Partial<AgendaState>, origin: string): string {
  return `webcal://${new URL(origin).host}${calendarUrl(asked)}`;
}

/** One event as a calendar file. */
export function eventCalendarUrl({ id }: { id: number }): string {
  return `/agenda/${id}.ics`;
}

function agendaQuery(asked: Partial<AgendaState>): string {
  const { query, city, from, to, page } = coherentAgenda({ ...emptyAgenda, ...asked });
  const values = { zoek: query, plaats: city, van: from, tot: to, pagina: page > 1 ? page : null };
  const written = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(written).toString();
}
