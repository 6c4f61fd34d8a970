import { PLACE_LENGTH } from "../contract/limits.ts";
import { pageFrom } from "../contract/page-from.ts";
import { queryFrom } from "../contract/query-from.ts";
import { textFrom } from "../contract/text-from.ts";

/** The visitor's search in the agenda; all of it lives in the URL (specification 2 §3, Event list state). */
export type AgendaState = {
  /** Searches the title. */
  query: string;
  /** The text of the city field. */
  city: string;
  /** Days in the brand's time zone as `2027-05-12`, both included; an end needs a start. */
  from: string | null;
  to: string | null;
  page: number;
};

export type AgendaChange =
  | { kind: "setQuery"; query: string }
  | { kind: "setCity"; city: string }
  | { kind: "setDays"; from: string | null; to: string | null }
  | { kind: "setPage"; page: number }
  | { kind: "clearAll" };

/** Dates outside these limits are taken as incomplete input. */
export const AGENDA_LIMITS = { firstDay: "2000-01-01", lastDay: "2099-12-31" } as const;

/** Specification 2 §9. */
export const AGENDA_PAGE_SIZE = 15;

export const emptyAgenda: AgendaState = { query: "", city: "", from: null, to: null, page: 1 };

/** The state after a change. All but page changes go back to page 1 (specification 2 §4). */
export function changeAgenda(state: AgendaState, change: AgendaChange): AgendaState {
  switch (change.kind) {
    case "setQuery":
      return coherentAgenda({ ...state, query: change.query, page: 1 });
    case "setCity":
      return coherentAgenda({ ...state, city: change.city, page: 1 });
    case "setDays":
      return coherentAgenda({ ...state, from: change.from, to: change.to, page: 1 });
    case "setPage":
      return coherentAgenda({ ...state, page: change.page });
    case "clearAll":
      return emptyAgenda;
  }
}

/** Whether a text, place or date filter is active: then 'Wissen' (clear) is shown (specification 2 §2). */
export function isAgendaNarrowed({ query, city, from }: AgendaState): boolean {
  return query !== "" || city !== "" || from !== null;
}

/** Limits text lengths, removes invalid days, and removes an end without a start or before it. */
export function coherentAgenda({ query, city, from, to, page }: AgendaState): AgendaState {
  const start = dayFrom(from);
  const end = dayFrom(to);
  return {
    query: queryFrom(query),
    city: textFrom(city, PLACE_LENGTH),
    from: start,
    to: start !== null && end !== null && end >= start ? end : null,
    page: pageFrom(page),
  };
}

/** Parses a day like `2027-05-12`; null for an invalid one or one outside the limits. */
export function dayFrom(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  if (text < AGENDA_LIMITS.firstDay || text > AGENDA_LIMITS.lastDay) return null;
  const date = new Date(`${text}T00:00:00Z`);
  // Some engines parse February 30 as March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
