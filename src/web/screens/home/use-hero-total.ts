import { useRef } from "react";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import type { Location } from "../../../contract/entities/place.ts";
import { formTexts } from "../../search/form-texts.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useKnownPlaces } from "../../search/use-known-places.ts";
import { useLiveTotal } from "../../search/use-live-total.ts";

/** Counts along with what stands in the hero's search; a place counts once the suggestions have named it. */
export function useHeroTotal(initial: number) {
  const live = useLiveTotal();
  const places = useKnownPlaces();
  const texts = useRef(new URLSearchParams());

  function count(form: FormData) {
    texts.current = formTexts(form);
    ask(SEARCH_PAUSE_MS);
  }

  function know(locations: readonly Location[]) {
    places.know(locations);
    ask(0);
  }

  function ask(pause_ms: number) {
    live.ask({ ...filterFromUrl(texts.current), location: places.placeOf(texts.current.get("plaats") ?? "") }, pause_ms);
  }

  return { total: live.total ?? initial, count, know };
}
