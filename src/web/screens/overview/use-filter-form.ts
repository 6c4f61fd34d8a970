import { useEffect, useMemo, useRef, useState } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch, understoodSentence, type SearchState } from "../../../activities/search-state.ts";
import { useNavigation } from "../../navigation/use-navigation.ts";
import { holdsSentence, isChosen, isPlaceField, PLACE_FIELD } from "../../search-fields/place-field.ts";
import { SEARCH_PAUSE_MS } from "../../search-fields/search-pause.ts";
import { useListForm } from "../../search-fields/use-list-form.ts";
import { useLiveTotal } from "../../search-fields/use-live-total.ts";
import { isInPanel } from "../../ui/dialog/panel-of-form.ts";
import { urlOfForm } from "./filter-form.ts";
import { useFollowedForm } from "./use-followed-form.ts";

/** What stands in the form and was not asked for yet; the place as it was typed. */
type Pending = { state: SearchState; place: string };

/**
 * Follows the filter form: a choice searches at once, typing and sliding after a pause. In the panel of a small screen
 * changes count along on its button and apply when it closes (decisions, Overview).
 */
export function useFilterForm(shownState: SearchState, place: string | null) {
  const state = useAskedState(shownState);
  const shown = filterToUrl(state);
  const sentence = understoodSentence(state);
  const understood = useRef(sentence);
  /** What was shown when the form navigated; null while no navigation of its own is under way. */
  const before = useRef<string>(null);
  const live = useLiveTotal();
  const [pending, setPending] = useState<Pending | null>(null);
  const urlOf = (form: FormData) => urlOfForm(form, state, place);
  const form = useListForm({ shown, urlOf, onPause: followForm, onNavigate, onOtherNavigation: follow, onOwnNavigation });
  const controls = useFollowedForm(form.ref, place);

  // What was chosen before hydration counts too; as a pause, so that a navigation since then wins. What is being typed may be half.
  useEffect(() => {
    const typedIn = document.activeElement;
    if (!form.urlNow() || waitsToBeLeft(typedIn)) return;
    form.later(form.ref.current?.contains(typedIn) && !isChoice(typedIn) ? SEARCH_PAUSE_MS : 0);
  }, []);
  useEffect(forgetPending, [shown]);

  function onNavigate(): void {
    before.current ??= shown;
    controls.rememberFocus();
  }

  function follow(): void {
    before.current = null;
    understood.current = sentence;
    controls.follow();
  }

  /** The controls of a sentence that was understood hold what was read, and not what was typed. */
  function onOwnNavigation(): void {
    if (before.current === shown || understood.current !== sentence) follow();
    before.current = null;
  }

  function followForm(): void {
    if (isInPanel(form.ref.current)) countPending();
    else form.apply();
  }

  function countPending() {
    const url = form.urlNow();
    if (!url) return forgetPending();
    const { searchParams } = new URL(url, location.origin);
    const asked = live.ask(searchParams, 0);
    setPending({ state: asked, place: searchParams.get(PLACE_FIELD) || (asked.location ? (place ?? "") : "") });
  }

  function forgetPending() {
    setPending(null);
    live.forget();
  }

  function know(locations: readonly Location[]) {
    live.know(locations);
    if (isInPanel(form.ref.current)) countPending();
  }

  function onChange({ target, nativeEvent }: React.ChangeEvent<HTMLFormElement>) {
    const isTyped = !isChosen(nativeEvent);
    if (isTyped && isPlaceField(target)) return;
    // Its first words may have begun a pause, which would end on half of it. In the panel it only counts.
    if (isTyped && holdsSentence(target) && !isInPanel(form.ref.current)) return form.cancel();
    form.later(isTyped && !isChoice(target) ? SEARCH_PAUSE_MS : 0);
  }

  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    if (waitsToBeLeft(target)) followForm();
  }

  /** Lets go of everything at once. */
  function clear() {
    form.cancel();
    forgetPending();
    controls.follow();
    const url = overviewUrl(changeSearch(state, { kind: "clearAll" }));
    if (url !== overviewUrl({ ...state, page: 1, period: null })) form.clear(url);
  }

  const { ref, onSubmit } = form;
  const { total, counts } = live;
  return { ref, onChange, onBlur, onSubmit, clear, know, state, pending, revision: controls.revision, total, counts };
}

/** The search of the list that is being fetched, else of the one that is shown: the controls already show what was chosen. */
function useAskedState(shown: SearchState): SearchState {
  const { pending } = useNavigation();
  return useMemo(() => {
    const [path, query] = pending?.split("?", 2) ?? [];
    return path === "/uitjes" ? filterFromUrl(new URLSearchParams(query)) : shown;
  }, [pending, shown]);
}

/** A place that was typed, and not chosen, applies when its field is left; so does a sentence. */
function waitsToBeLeft(target: EventTarget | null): boolean {
  return isPlaceField(target) || holdsSentence(target);
}

/** A control that is chosen in, and not typed or slid. */
function isChoice(control: EventTarget | null): boolean {
  return control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type));
}
