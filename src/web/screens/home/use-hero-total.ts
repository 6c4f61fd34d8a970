import { useRef } from "react";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import type { Location } from "../../../contract/entities/place.ts";
import { placeLabel } from "../../../places/place-label.ts";
import { formTexts } from "../../search/form-texts.ts";
import { SEARCH_PAUSE_MS } from "../../search/search-pause.ts";
import { useLiveTotal } from "../../search/use-live-total.ts";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";

/** Counts along with what stands in the hero's search; a place counts once the suggestions have named it. */
export function useHeroTotal(initial: number) {
  const { places: words } = useWords();
  const { countryCode } = useBrand();
  const live = useLiveTotal();
  const texts = useRef(new URLSearchParams());
  const known = useRef(new Map<string, Location>());

  function count(form: FormData) {
    texts.current = formTexts(form);
    ask(SEARCH_PAUSE_MS);
  }

  function know(locations: readonly Location[]) {
    for (const location of locations) known.current.set(placeLabel(location, { words, home: countryCode }).toLowerCase(), location);
    ask(0);
  }

  function ask(pause_ms: number) {
    const location = known.current.get((texts.current.get("plaats") ?? "").toLowerCase()) ?? null;
    live.ask({ ...filterFromUrl(texts.current), location }, pause_ms);
  }

  return { total: live.total ?? initial, count, know };
}
