import { useEffect, useMemo, useRef, useState } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch, understoodSentence, type SearchState } from "../../../activities/search-state.ts";
import { useNavigation } from "../../navigation/use-navigation.ts";
import { holdsSentence, isChosen, isPlaceField, PLACE_FIELD } from "../../search-fields/place-field.ts";
import { SEARCH_DELAY_MS } from "../../search-fields/search-delay.ts";
import { useListForm } from "../../search-fields/use-list-form.ts";
import { useLiveTotal } from "../../search-fields/use-live-total.ts";
import { isInPanel } from "../../ui/dialog/panel-of-form.ts";
import { urlOfForm } from "./filter-form.ts";
import { useResetControls } from "./use-reset-controls.ts";

/** The choices in the open panel, not yet applied; the place as it was typed. */
type Pending = { state: SearchState; place: string };

/**
 * Applies the filter form: a choice searches at once, typing and sliding after a delay. In the panel of a small screen changes update the
 * total on its button, and apply when the panel closes (specification 3, Overview).
 */
export function useFilterForm(shownState: SearchState, place: string | null) {
  const state = useRequestedState(shownState);
  const shown = filterToUrl(state);
  const sentence = understoodSentence(state);
  const understood = useRef(sentence);
  /** The shown search when the form navigated; null without a pending navigation of the form. */
  const before = useRef<string>(null);
  const live = useLiveTotal();
  const [pending, setPending] = useState<Pending | null>(null);
  const urlOf = (form: FormData) => urlOfForm(form, state, place);
  const form = useListForm({ shown, urlOf, onDelayOver: applyOrCount, onNavigate, onOtherNavigation: reset, onOwnNavigation });
  const controls = useResetControls(form.ref, place);

  // Applies choices made before hydration, by a timer even without delay: a navigation cancels it. Unfinished typing waits longer.
  useEffect(() => {
    const focused = document.activeElement;
    if (!form.urlNow() || appliesOnBlur(focused)) return;
    form.later(form.ref.current?.contains(focused) && !isChoice(focused) ? SEARCH_DELAY_MS : 0);
  }, []);
  useEffect(clearPending, [shown]);

  function onNavigate(): void {
    before.current ??= shown;
    controls.rememberFocus();
  }

  function reset(): void {
    before.current = null;
    understood.current = sentence;
    controls.reset();
  }

  /** A resolved sentence sets controls, which then differ from what was typed. */
  function onOwnNavigation(): void {
    if (before.current === shown || understood.current !== sentence) reset();
    before.current = null;
  }

  function applyOrCount(): void {
    if (isInPanel(form.ref.current)) countPending();
    else form.apply();
  }

  function countPending() {
    const url = form.urlNow();
    if (!url) return clearPending();
    const { searchParams } = new URL(url, location.origin);
    const requested = live.request(searchParams, 0);
    setPending({ state: requested, place: searchParams.get(PLACE_FIELD) || (requested.location ? (place ?? "") : "") });
  }

  function clearPending() {
    setPending(null);
    live.reset();
  }

  function addPlaces(locations: readonly Location[]) {
    live.addPlaces(locations);
    if (isInPanel(form.ref.current)) countPending();
  }

  function onChange({ target, nativeEvent }: React.ChangeEvent<HTMLFormElement>) {
    const isTyped = !isChosen(nativeEvent);
    if (isTyped && isPlaceField(target)) return;
    // Its first words may have started a delay, which would search for half a sentence. In the panel only the total updates.
    if (isTyped && holdsSentence(target) && !isInPanel(form.ref.current)) return form.cancel();
    form.later(isTyped && !isChoice(target) ? SEARCH_DELAY_MS : 0);
  }

  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    if (appliesOnBlur(target)) applyOrCount();
  }

  /** Removes all conditions. */
  function clear() {
    form.cancel();
    clearPending();
    controls.reset();
    const url = overviewUrl(changeSearch(state, { kind: "clearAll" }));
    if (url !== overviewUrl({ ...state, page: 1, period: null })) form.clear(url);
  }

  const { ref, onSubmit } = form;
  const { total, counts } = live;
  return { ref, onChange, onBlur, onSubmit, clear, addPlaces, state, pending, revision: controls.revision, total, counts };
}

/** The search of the list that is being fetched, else of the shown list: the controls already show the choices. */
function useRequestedState(shown: SearchState): SearchState {
  const { pending } = useNavigation();
  return useMemo(() => {
    const [path, query] = pending?.split("?", 2) ?? [];
    return path === "/uitjes" ? filterFromUrl(new URLSearchParams(query)) : shown;
  }, [pending, shown]);
}

/** A typed place applies on blur, unless it was chosen from suggestions; so does a sentence. */
function appliesOnBlur(target: EventTarget | null): boolean {
  return isPlaceField(target) || holdsSentence(target);
}

/** A select, checkbox or radio button; not a text field or slider. */
function isChoice(control: EventTarget | null): boolean {
  return control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type));
}
