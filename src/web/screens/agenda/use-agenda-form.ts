import { useEffect, useRef, useState } from "react";
import type { DayRange } from "../../../events/agenda-days.ts";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { readNavigation } from "../../navigation/navigation-store.ts";
import { formTexts } from "../../search-fields/form-texts.ts";
import { isChosen, isPlaceField, PLACE_FIELD } from "../../search-fields/place-field.ts";
import { SEARCH_PAUSE_MS } from "../../search-fields/search-pause.ts";
import { useListForm } from "../../search-fields/use-list-form.ts";
import { isInPanel } from "../../ui/dialog/panel-of-form.ts";
import { urlOfAgendaForm } from "./agenda-form.ts";

/** What stands in the two date fields, empty where nothing does, and how other days are chosen. */
export type DayChoice = { days: DayRange; choose: (days: DayRange, pause_ms?: number) => void };

/**
 * Follows the agenda's form: every change searches after a pause; in the panel of a small screen it waits until that closes. Its
 * fields follow the address, but what somebody is typing is never written over by the answer to what they typed before.
 */
export function useAgendaForm(state: AgendaState) {
  /** Whether this page was asked for from the field that has the focus: back then leads past it for a visitor who types on. */
  const isTypingOn = useRef(false);
  /** The address of the list that was shown when the form navigated, and the city as it stood in its field. */
  const asked = useRef({ from: "", city: "" });
  const [days, setDays] = useState(daysOf(state));
  const shown = agendaUrl({ ...state, page: 1 });
  const form = useListForm({
    shown,
    urlOf: (fields) => urlOfAgendaForm(fields, state),
    onPause,
    onNavigate,
    onOtherNavigation,
    onOwnNavigation,
  });
  const { ref, apply, onSubmit } = form;

  // What was filled in before hydration counts too, unless the visitor has followed a link since. A city that is being typed waits.
  useEffect(() => {
    if (ref.current) setDays(daysIn(ref.current));
    if (form.urlNow() && readNavigation().pending === null && !isPlaceField(document.activeElement)) form.later(SEARCH_PAUSE_MS);
  }, []);

  function onPause(): void {
    if (isInPanel(ref.current)) return;
    // Safari gives no focus to what is clicked: no blur would end it.
    if (apply({ replace: isTypingOn.current })) isTypingOn.current = ref.current?.contains(document.activeElement) ?? false;
  }

  function onNavigate(): void {
    asked.current = { from: readNavigation().shown, city: cityIn(ref.current)?.value ?? "" };
  }

  function onOtherNavigation(): void {
    setDays(daysOf(state));
    for (const input of ref.current?.querySelectorAll<HTMLInputElement>("input:not([type=date])") ?? []) input.value = input.defaultValue;
  }

  /** A city that was understood is written in full, also while the focus is there, unless somebody typed on. */
  function onOwnNavigation(): void {
    const city = cityIn(ref.current);
    if (readNavigation().shown !== asked.current.from && city?.value === asked.current.city) city.value = state.city;
  }

  /** An end goes with its start, and when the start comes after it. While an end is typed, its year begins long before: it stays. */
  function choose({ from, to }: DayRange, pause_ms = SEARCH_PAUSE_MS) {
    const isFitting = from === days.from || (from !== "" && to >= from);
    setDays({ from, to: isFitting ? to : "" });
    form.later(pause_ms);
  }

  function onChange({ target, nativeEvent }: React.ChangeEvent<HTMLFormElement>) {
    if (isChosen(nativeEvent)) form.later(0);
    else if (!isPlaceField(target)) form.later(SEARCH_PAUSE_MS);
  }

  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    isTypingOn.current = false;
    if (isPlaceField(target) && !isInPanel(ref.current)) apply();
  }

  function clear() {
    // What was pressed goes.
    ref.current?.focus({ preventScroll: true });
    form.clear(agendaUrl({}));
  }

  const choice: DayChoice = { days, choose };
  return { ref, choice, clear, on: { onSubmit, onBlur, onChange } };
}

function daysOf({ from, to }: AgendaState): DayRange {
  return { from: from ?? "", to: to ?? "" };
}

function daysIn(form: HTMLFormElement): DayRange {
  const texts = formTexts(new FormData(form));
  return { from: texts.get("van") ?? "", to: texts.get("tot") ?? "" };
}

function cityIn(form: HTMLFormElement | null): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>(`input[name=${PLACE_FIELD}]`);
}
