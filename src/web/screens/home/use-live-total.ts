import { useEffect, useRef, useState } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import type { FilterQuery } from "../../../contract/filter-query.ts";
import { placeLabel } from "../../../places/place-label.ts";
import { api } from "../../api.ts";
import { useWords } from "../../words/use-words.ts";
import { formText } from "../../search/form-text.ts";

/** Wait until a visitor pauses before asking the server (specification 2 §9). */
const DEBOUNCE_MS = 500;

/** The number of activities that fit what stands in the search so far; `initial` until something is chosen. */
export function useLiveTotal(initial: number) {
  const { places: words } = useWords();
  const [total, setTotal] = useState(initial);
  const places = useRef(new Map<string, Location>());
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController } | null>(null);
  useEffect(() => () => stop(pending.current), []);

  function count(form: FormData) {
    stop(pending.current);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const client = await api();
        const answer = await client.findActivities(
          { page: 1, limit: 1, filterQuery: filterQueryOf(form, places.current) },
          { signal: abort.signal },
        );
        setTotal(answer.total);
      } catch {
        // The number is a courtesy: without it the button still searches.
      }
    }, DEBOUNCE_MS);
    pending.current = { timer, abort };
  }

  function know(locations: readonly Location[]) {
    for (const location of locations) places.current.set(placeLabel(location, words).toLowerCase(), location);
  }

  return { total, count, know };
}

function stop(pending: { timer: ReturnType<typeof setTimeout>; abort: AbortController } | null) {
  if (!pending) return;
  clearTimeout(pending.timer);
  pending.abort.abort();
}

function filterQueryOf(form: FormData, places: ReadonlyMap<string, Location>): FilterQuery {
  const text = (name: string) => formText(form, name);
  const place = places.get(text("plaats").toLowerCase());
  const persons = Math.min(Math.floor(Number(text("personen"))), 500);
  return {
    ...(text("filters") && { filters: [Number(text("filters"))] }),
    ...(text("zoek") && { genericSearchQuery: text("zoek") }),
    ...(persons > 0 && { personCount: persons }),
    ...(place?.type === "CITY" && { city: place.id, advancedCitySearch: true }),
    ...(place?.type === "PROVINCE" && { province: place.id }),
    ...(place?.type === "REGION" && { region: place.id }),
  };
}
