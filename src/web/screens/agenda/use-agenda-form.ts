import { useEffect, useRef } from "react";
import type { AgendaState } from "../../../events/agenda-state.ts";
import { agendaUrl } from "../../../events/agenda-url.ts";
import { readSteps } from "../../document/steps/step-store.ts";
import { takeStep } from "../../document/steps/take-step.ts";
import { isChosen, isTypedPlace, PLACE_FIELD } from "../../search/place-field.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useSearchPause } from "../../search/use-search-pause.ts";
import { closePanel, isInPanel } from "../../ui/panel-of-form.ts";
import { onDialogClose } from "../../ui/dialog-close.ts";
import { giveUpEntry } from "../../ui/sheet-history.ts";
import { urlOfAgendaForm } from "./agenda-form.ts";
import { useAgendaFields, type Days } from "./use-agenda-fields.ts";

/** Follows the agenda's form: every change searches after a pause; in the panel of a small screen it waits until that closes. */
export function useAgendaForm(state: AgendaState) {
  const ref = useRef<HTMLFormElement>(null);
  /** Whether this page was asked for from the field that has the focus: back then leads past it for a visitor who types on. */
  const isTypingOn = useRef(false);
  const pause = useSearchPause(() => {
    // Safari gives no focus to what is clicked: no blur would end it.
    if (apply({ replace: isTypingOn.current })) isTypingOn.current = ref.current?.contains(document.activeElement) ?? false;
  });
  const fields = useAgendaFields(ref, state);

  /** Asks for what stands in the form; false when that is what the page shows. */
  function apply({ replace }: { replace: boolean } = { replace: false }): boolean {
    pause.cancel();
    const url = ref.current && urlOfAgendaForm(new FormData(ref.current), state);
    if (!url) return false;
    pause.leads(url);
    fields.keepTyped();
    takeStep(url, { replace });
    return true;
  }

  // What was filled in before hydration counts too, unless the visitor has followed a link since. A city that is being typed waits.
  useEffect(() => {
    const { activeElement } = document;
    const isTypingCity = activeElement instanceof HTMLInputElement && activeElement.name === PLACE_FIELD;
    const isChanged = ref.current !== null && urlOfAgendaForm(new FormData(ref.current), state) !== null;
    if (isChanged && readSteps().pending === null && !isTypingCity) schedule();
  }, []);
  // With the function of this rendering.
  useEffect(() => {
    const panel = ref.current?.closest("dialog");
    return panel ? onDialogClose(panel, apply) : undefined;
  });

  function schedule(pause_ms: number = SEARCH_PAUSE_MS) {
    pause.cancel();
    if (!isInPanel(ref.current)) pause.later(pause_ms);
  }

  function chooseDays(days: Days, pause_ms?: number) {
    fields.setDays(days);
    schedule(pause_ms);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!closePanel(event.currentTarget)) apply();
  }

  /** A city that is being typed waits for a choice, for Enter, or until its field is left (decisions/023-place-combobox.md). */
  function onChange({ target, nativeEvent }: React.ChangeEvent<HTMLFormElement>) {
    if (!isTypedPlace(target, nativeEvent)) schedule(isChosen(nativeEvent) ? 0 : SEARCH_PAUSE_MS);
  }

  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    isTypingOn.current = false;
    if (target instanceof HTMLInputElement && target.name === PLACE_FIELD && !isInPanel(ref.current)) apply();
  }

  /** Lets go of everything, also of what waits; an open panel stays, and its entry of the history becomes the whole agenda. */
  function clear() {
    pause.cancel();
    fields.followAddress();
    const replace = isInPanel(ref.current);
    if (replace) giveUpEntry();
    // What was pressed goes.
    ref.current?.focus({ preventScroll: true });
    takeStep(agendaUrl({}), { replace });
  }

  return { ref, days: fields.days, chooseDays, apply, clear, on: { onSubmit, onBlur, onChange } };
}
