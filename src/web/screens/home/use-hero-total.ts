import { useEffect, useRef } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import { formTexts } from "../../search-fields/form-texts.ts";
import { SEARCH_PAUSE_MS } from "../../search-fields/search-pause.ts";
import { useLiveTotal } from "../../search-fields/use-live-total.ts";

/** Counts along with what stands in the hero's search. */
export function useHeroTotal(initial: number) {
  const live = useLiveTotal();
  const form = useRef<HTMLFormElement>(null);

  // What was filled in before hydration counts too.
  useEffect(countFilledIn, []);

  function know(locations: readonly Location[]) {
    live.know(locations);
    countFilledIn();
  }

  function countFilledIn() {
    const texts = textsNow();
    if ([...texts.values()].some(Boolean)) live.ask(texts, 0);
  }

  function textsNow() {
    return formTexts(new FormData(form.current ?? undefined));
  }

  return { form, total: live.total ?? initial, count: () => void live.ask(textsNow(), SEARCH_PAUSE_MS), know };
}
