import { useEffect, useRef } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import { formParams } from "../../search-fields/form-params.ts";
import { SEARCH_DELAY_MS } from "../../search-fields/search-delay.ts";
import { useLiveTotal } from "../../search-fields/use-live-total.ts";

/** The number of results of the hero's search form, updated as it changes. */
export function useHeroTotal(initial: number) {
  const live = useLiveTotal();
  const form = useRef<HTMLFormElement>(null);

  // Counts input from before hydration too.
  useEffect(countFilledIn, []);

  function addPlaces(locations: readonly Location[]) {
    live.addPlaces(locations);
    countFilledIn();
  }

  function countFilledIn() {
    const params = currentParams();
    if ([...params.values()].some(Boolean)) live.request(params, 0);
  }

  function currentParams() {
    return formParams(new FormData(form.current ?? undefined));
  }

  return { form, total: live.total ?? initial, count: () => void live.request(currentParams(), SEARCH_DELAY_MS), addPlaces };
}
