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
  const { query, city, from, to, page } = coherentAgenda({ ...emptyAgenda, ...asked });
  const values = { zoek: query, plaats: city, van: from, tot: to, pagina: page > 1 ? page : null };
  const written = Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return written.length > 0 ? `/agenda?${new URLSearchParams(written)}` : "/agenda";
}
