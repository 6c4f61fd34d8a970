import { useEffect, useRef } from "react";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import type { Location } from "../../../contract/entities/place.ts";
import { formTexts } from "../../search/form-texts.ts";
import { PLACE_FIELD } from "../../search/place-field.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useKnownPlaces } from "../../search/use-known-places.ts";
import { useLiveTotal } from "../../search/use-live-total.ts";

/** Counts along with what stands in the hero's search; a place counts once the suggestions have named it. */
export function useHeroTotal(initial: number) {
  const live = useLiveTotal();
  const places = useKnownPlaces();
  const form = useRef<HTMLFormElement>(null);

  // What was filled in before hydration counts too.
  useEffect(() => {
    if (form.current && isFilledIn(form.current)) ask(0);
  }, []);

  function know(locations: readonly Location[]) {
    places.know(locations);
    if (form.current && isFilledIn(form.current)) ask(0);
  }

  function ask(pause_ms: number) {
    if (!form.current) return;
    const texts = formTexts(new FormData(form.current));
    live.ask({ ...filterFromUrl(texts), location: places.placeOf(texts.get(PLACE_FIELD) ?? "") }, pause_ms);
  }

  return { form, total: live.total ?? initial, count: () => ask(SEARCH_PAUSE_MS), know };
}

function isFilledIn(form: HTMLFormElement): boolean {
  return [...formTexts(new FormData(form)).values()].some(Boolean);
}
