import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaFromUrl, agendaUrl } from "../../../events/agenda-url.ts";
import { formParams } from "../../search-fields/form-params.ts";

/** Id of the form of all controls of the agenda. */
export const AGENDA_FORM = "agendaformulier";

/** The address of the search in the form, on page 1; null when it equals `state`. */
export function urlOfAgendaForm(form: FormData, state: AgendaState): string | null {
  const url = agendaUrl({ ...agendaFromUrl(formParams(form)), page: 1 });
  return url === agendaUrl({ ...state, page: 1 }) ? null : url;
}
