import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { SearchState } from "../../../activities/search-state.ts";
import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { isChosen, isTypedPlace, PLACE_FIELD } from "../../search/place-field.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useLiveTotal } from "../../search/use-live-total.ts";
import { urlOfForm } from "./filter-form.ts";

/**
 * Follows the filter form: a choice searches at once, typing and sliding after a pause. In the panel of a small screen
 * changes count along on its button and apply when it closes (decisions, Overview).
 */
export function useFilterForm(state: SearchState, place: string | null) {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const live = useLiveTotal();
  const navigate = useNavigate();
  const shown = filterToUrl(state);
  const followed = useRef(shown);

  // What was chosen before the page was alive counts too.
  useEffect(() => {
    if (isInPanel(ref.current)) countPending();
    else apply();
  }, []);
  useEffect(() => {
    if (followed.current === shown) return;
    followed.current = shown;
    live.forget();
    if (ref.current) showState(ref.current);
  }, [shown]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply() {
    clearTimeout(timer.current);
    const url = ref.current && urlOfForm(new FormData(ref.current), state, place);
    if (url) void navigate(url, { preventScrollReset: true });
  }

  function countPending() {
    const url = ref.current && urlOfForm(new FormData(ref.current), state, place);
    if (url) live.ask(filterFromUrl(new URL(url, location.origin).searchParams), 0);
    else live.forget();
  }

  function onChange({ target, nativeEvent }: React.ChangeEvent<HTMLFormElement>) {
    if (isTypedPlace(target, nativeEvent)) return;
    const isChoice =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type)) ||
      isChosen(nativeEvent);
    clearTimeout(timer.current);
    timer.current = setTimeout(isInPanel(ref.current) ? countPending : apply, isChoice ? 0 : SEARCH_PAUSE_MS);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const dialog = event.currentTarget.closest("dialog");
    // Closing applies.
    if (dialog?.matches(":modal")) dialog.close();
    else apply();
  }

  /** A place that was typed, and not chosen, applies when its field is left. */
  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== PLACE_FIELD) return;
    if (isInPanel(ref.current)) countPending();
    else apply();
  }

  return { ref, onChange, onBlur, onSubmit, apply, pendingTotal: live.total };
}

function isInPanel(form: HTMLFormElement | null): boolean {
  return form?.closest("dialog")?.matches(":modal") ?? false;
}

/** Going back or removing a chip changes what is chosen without touching the boxes: they follow. */
function showState(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>("input[data-chosen]")) input.checked = input.dataset.chosen === "true";
}
