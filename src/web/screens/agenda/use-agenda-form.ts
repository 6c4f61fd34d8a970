import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { urlOfAgendaForm } from "./agenda-form.ts";
import { useAgendaFields, type Days } from "./use-agenda-fields.ts";

/** Follows the agenda's form: every change searches after a pause; in the panel of a small screen it waits until that closes. */
export function useAgendaForm(state: AgendaState) {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const fields = useAgendaFields(ref, state);

  /** Asks for what stands in the form; false when that is what the page shows. */
  function apply({ replace }: { replace: boolean } = { replace: false }): boolean {
    stopWaiting();
    const url = ref.current && urlOfAgendaForm(new FormData(ref.current), state);
    if (!url) return false;
    fields.keepTyped();
    void navigate(url, { preventScrollReset: true, replace });
    return true;
  }

  function stopWaiting() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  // A pause ends on the state of that moment.
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  // What was chosen before the page was alive counts too.
  useEffect(() => {
    if (!isInPanel(ref.current)) latest.current();
    return () => clearTimeout(timer.current);
  }, []);

  function schedule(pause_ms: number = SEARCH_PAUSE_MS) {
    stopWaiting();
    if (!isInPanel(ref.current)) timer.current = setTimeout(() => latest.current(), pause_ms);
  }

  function chooseDays(days: Days, pause_ms?: number) {
    fields.setDays(days);
    schedule(pause_ms);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const dialog = event.currentTarget.closest("dialog");
    // Closing applies.
    if (dialog?.matches(":modal")) dialog.close();
    else apply();
  }

  /** Whoever leaves the field sees how the city that was found is written. */
  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    const isCity = target instanceof HTMLInputElement && target.name === "plaats" && target.value !== state.city;
    if (isCity && timer.current === undefined && !isInPanel(ref.current)) fields.takeAddress();
  }

  const { days, edition } = fields;
  return { ref, days, edition, chooseDays, apply, on: { onSubmit, onBlur, onChange: () => schedule() } };
}

function isInPanel(form: HTMLFormElement | null): boolean {
  return form?.closest("dialog")?.matches(":modal") ?? false;
}
