import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaFromUrl, agendaUrl } from "../../../events/agenda-url.ts";
import { formTexts } from "../../search-fields/form-texts.ts";

/** Id of the form that all controls of the agenda belong to. */
export const AGENDA_FORM = "agendaformulier";

/** The address that the controls of the form ask for, on page 1; null when they ask for what `state` shows. */
export function urlOfAgendaForm(form: FormData, state: AgendaState): string | null {
  const url = agendaUrl({ ...agendaFromUrl(formTexts(form)), page: 1 });
  return url === agendaUrl({ ...state, page: 1 }) ? null : url;
}
