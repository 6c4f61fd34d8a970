import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { urlOfAgendaForm } from "./agenda-form.ts";

/** What stands in the two date fields; empty where nothing does. */
export type Days = { from: string; to: string };

/**
 * Follows the agenda's form: every change searches after a pause; in the panel of a small screen it waits until that
 * closes. What somebody is typing is never written over by the answer to what they typed before.
 */
export function useAgendaForm(state: AgendaState) {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOwn = useRef(false);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  const [days, setDays] = useState<Days>(daysOf(state));
  // A new edition of the text fields takes what the address says.
  const [edition, setEdition] = useState(0);
  const shown = agendaUrl({ ...state, page: 1 });
  const followed = useRef(shown);

  // What was chosen before the page was alive counts too.
  useEffect(() => {
    const form = ref.current && new FormData(ref.current);
    if (form) setDays({ from: textOf(form, "van"), to: textOf(form, "tot") });
    if (!isInPanel(ref.current)) apply();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (!isIdle) return;
    const wasOwn = isOwn.current;
    isOwn.current = false;
    if (followed.current === shown) return;
    followed.current = shown;
    if (!wasOwn) setDays(daysOf(state));
    if (!wasOwn || !isTyping(ref.current)) setEdition((number) => number + 1);
  }, [isIdle, shown]);

  function apply() {
    clearTimeout(timer.current);
    const url = ref.current && urlOfAgendaForm(new FormData(ref.current), state);
    if (!url) return;
    isOwn.current = true;
    void navigate(url, { preventScrollReset: true });
  }

  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });

  function schedule(pause_ms: number = SEARCH_PAUSE_MS) {
    clearTimeout(timer.current);
    if (!isInPanel(ref.current)) timer.current = setTimeout(() => latest.current(), pause_ms);
  }

  function chooseDays(chosen: Days, pause_ms?: number) {
    setDays({ from: chosen.from, to: chosen.from !== "" && chosen.to >= chosen.from ? chosen.to : "" });
    schedule(pause_ms);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const dialog = event.currentTarget.closest("dialog");
    // Closing applies.
    if (dialog?.matches(":modal")) dialog.close();
    else apply();
  }

  return { ref, days, edition, chooseDays, apply, onSubmit, onChange: () => schedule() };
}

function daysOf({ from, to }: AgendaState): Days {
  return { from: from ?? "", to: to ?? "" };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function isInPanel(form: HTMLFormElement | null): boolean {
  return form?.closest("dialog")?.matches(":modal") ?? false;
}

function isTyping(form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.type !== "date" && form === activeElement.form;
}
