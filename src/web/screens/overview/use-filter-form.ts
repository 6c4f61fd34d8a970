import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { changeSearch, understoodSentence, type SearchState } from "../../../activities/search-state.ts";
import { takeStep } from "../../document/steps/take-step.ts";
import { useSteps } from "../../document/steps/use-steps.ts";
import { isChosen, isTypedPlace, isTypedSentence, PLACE_FIELD, waitsToBeLeft } from "../../search/place-field.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useKnownPlaces } from "../../search/use-known-places.ts";
import { useLiveTotal } from "../../search/use-live-total.ts";
import { useSearchPause } from "../../search/use-search-pause.ts";
import { closePanel, isInPanel } from "../../ui/panel-of-form.ts";
import { giveUpEntry } from "../../ui/sheet-history.ts";
import { urlOfForm } from "./filter-form.ts";
import { onDialogClose } from "../../ui/dialog-close.ts";
import { useFollowedForm } from "./use-followed-form.ts";

/** What stands in the form and was not asked for yet; the place as it was typed. */
type Pending = { state: SearchState; place: string };

/**
 * Follows the filter form: a choice searches at once, typing and sliding after a pause. In the panel of a small screen
 * changes count along on its button and apply when it closes (decisions, Overview).
 */
export function useFilterForm(state: SearchState, place: string | null) {
  const ref = useRef<HTMLFormElement>(null);
  const pause = useSearchPause(followForm);
  const live = useLiveTotal();
  const places = useKnownPlaces();
  const { pending: step } = useSteps();
  const [pending, setPending] = useState<Pending | null>(null);
  const followed = useFollowedForm(ref, {
    shown: filterToUrl(state),
    place,
    sentence: understoodSentence(state),
    isIdle: step === null,
  });

  // What was chosen before hydration counts too; as a pause, so that a navigation since then wins. What is being typed may be half.
  useEffect(() => {
    if (!ref.current || !urlOfForm(new FormData(ref.current), state, place)) return;
    const typedIn = document.activeElement ?? document.body;
    if (!waitsToBeLeft(typedIn)) pause.later(ref.current.contains(typedIn) && !isChoice(typedIn) ? SEARCH_PAUSE_MS : 0);
  }, []);
  useEffect(forgetPending, [filterToUrl(state)]);

  function followForm() {
    if (isInPanel(ref.current)) countPending();
    else apply();
  }

  /** Asks for what stands in the form; false when that is what the page shows. */
  function apply({ replace }: { replace: boolean } = { replace: false }): boolean {
    pause.cancel();
    const url = ref.current && urlOfForm(new FormData(ref.current), state, place);
    if (!url) return false;
    pause.leads(url);
    followed.leads(url);
    takeStep(url, { replace });
    return true;
  }

  function countPending() {
    const url = ref.current && urlOfForm(new FormData(ref.current), state, place);
    if (!url) return forgetPending();
    const { searchParams } = new URL(url, location.origin);
    const typed = searchParams.get(PLACE_FIELD) ?? "";
    const asked = filterFromUrl(searchParams);
    const next = { ...asked, location: asked.location ?? places.placeOf(typed) };
    setPending({ state: next, place: typed || (asked.location ? (place ?? "") : "") });
    live.ask(next, 0);
  }

  function forgetPending() {
    setPending(null);
    live.forget();
  }

  function know(locations: readonly Location[]) {
    places.know(locations);
    if (isInPanel(ref.current)) countPending();
  }

  function onChange({ target, nativeEvent }: React.ChangeEvent<HTMLFormElement>) {
    // Its first words may have begun a pause, which would end on half of it. In the panel it only counts.
    if (isTypedSentence(target, nativeEvent) && !isInPanel(ref.current)) return pause.cancel();
    if (isTypedPlace(target, nativeEvent)) return;
    pause.later(isChoice(target) || isChosen(nativeEvent) ? 0 : SEARCH_PAUSE_MS);
  }

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!closePanel(event.currentTarget)) apply();
  }

  /** A place that was typed, and not chosen, applies when its field is left; so does a sentence. */
  function onBlur({ target }: React.FocusEvent<HTMLFormElement>) {
    if (waitsToBeLeft(target)) followForm();
  }

  /** Closing the panel applies; what comes of it takes the place of the panel's entry of the history. */
  const close = useEffectEvent(apply);
  useEffect(() => {
    const panel = ref.current?.closest("dialog");
    return panel ? onDialogClose(panel, (entry) => close(entry)) : undefined;
  }, []);

  /** Lets go of everything at once; the panel stays open, and its entry of the history becomes the list without filters. */
  function clear() {
    pause.cancel();
    forgetPending();
    followed.follow();
    const url = overviewUrl(changeSearch(state, { kind: "clearAll" }));
    if (url === overviewUrl({ ...state, page: 1, period: null })) return;
    giveUpEntry();
    takeStep(url, { replace: true });
  }

  const { revision } = followed;
  return { ref, onChange, onBlur, onSubmit, clear, know, pending, revision, total: live.total, counts: live.counts };
}

/** A control that is chosen in, and not typed or slid. */
function isChoice(control: EventTarget): boolean {
  return control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type));
}
