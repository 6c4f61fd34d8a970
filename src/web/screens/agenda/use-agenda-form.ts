import { useEffect, useRef, useState } from "react";
import type { DayRange } from "../../../events/agenda-days.ts";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { readNavigation } from "../../navigation/navigation-store.ts";
import { formParams } from "../../search-fields/form-params.ts";
import { isChosen, isPlaceField, PLACE_FIELD } from "../../search-fields/place-field.ts";
import { SEARCH_DELAY_MS } from "../../search-fields/search-delay.ts";
import { useListForm } from "../../search-fields/use-list-form.ts";
import { isInPanel } from "../../ui/dialog/panel-of-form.ts";
import { urlOfAgendaForm } from "./agenda-form.ts";

/** The values of the two date fields, empty for none, and a function to choose others. */
export type DayChoice = { days: DayRange; choose: (days: DayRange, delay_ms?: number) => void };

/**
 * Applies the agenda's form: every change searches after a delay; in the panel of a small screen when the panel closes. Its fields follow
 * the address, but the answer to earlier input never overwrites text that is being typed.
 */
export function useAgendaForm(state: AgendaState) {
  /** Whether the focused field navigated to this page: further typing then replaces its history entry. */
  const isTypingOn = useRef(false);
  /** The address of the shown list when the form navigated, and the text of the city field. */
  const requested = useRef({ from: "", city: "" });
  const [days, setDays] = useState(daysOf(state));
  const shown = agendaUrl({ ...state, page: 1 });
  const form = useListForm({
    shown,
    urlOf: (fields) => urlOfAgendaForm(fields, state),
    onDelayOver,
    onNavigate,
    onOtherNavigation,
    onOwnNavigation,
  });
  const { ref, apply, onSubmit } = form;

  // Applies input from before hydration, unless a navigation is pending. A city applies on blur.
  useEffect(() => {
    if (ref.current) setDays(daysIn(ref.current));
    if (form.urlNow() && readNavigation().pending === null && !isPlaceField(document.activeElement)) form.later(SEARCH_DELAY_MS);
  }, []);

  function onDelayOver(): void {
    if (isInPanel(ref.current)) return;
    // Safari does not focus a clicked control, so no blur would reset this.
    if (apply({ replace: isTypingOn.current })) isTypingOn.current = ref.current?.contains(document.activeElement) ?? false;
  }

  function onNavigate(): void {
    requested.current = { from: readNavigation().shown, city: cityIn(ref.current)?.value ?? "" };
  }

  function onOtherNavigation(): void {
    setDays(daysOf(state));
    for (const input of ref.current?.querySelectorAll<HTMLInputElement>("input:not([type=date])") ?? []) input.value = input.defaultValue;
  }

  /** Writes the full name of a resolved city into its field, unless more was typed. */
  function onOwnNavigation(): void {
    const city = cityIn(ref.current);
    if (readNavigation().shown !== requested.current.from && city?.value === requested.current.city) city.value = state.city;
  }

  /** Clears the end when the start is removed or moves after it. A typed end may be before the start until its year is complete. */
  function choose({ from, to }: DayRange, delay_ms = SEARCH_DELAY_MS) {
    const isFitting = from === days.from || (from !== "" && to >= from);
    setDays({ from, to: isFitting ? to : "" });
    form.later(delay_ms);
  }

  function onChange({ target, nativeEvent }: React.ChangeEvent<HTMLFormElement>) {
    if (isChosen(nativeEvent)) form.later(0);
    else if (!isPlaceField(target)) form.later(SEARCH_DELAY_MS);
  }

  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    isTypingOn.current = false;
    if (isPlaceField(target) && !isInPanel(ref.current)) apply();
  }

  function clear() {
    // The pressed link is removed.
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
  const params = formParams(new FormData(form));
  return { from: params.get("van") ?? "", to: params.get("tot") ?? "" };
}

function cityIn(form: HTMLFormElement | null): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>(`input[name=${PLACE_FIELD}]`);
}
