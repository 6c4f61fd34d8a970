import { useEffect, useRef, useState } from "react";
import { filterQueryOf } from "../../activities/filter-query-of.ts";
import type { SearchState } from "../../activities/search-state.ts";
import { api } from "../api.ts";
import { useBrand } from "../use-brand.ts";

/** How many fit a search, and how many would with each filter. */
type Answer = { total: number; counts: ReadonlyMap<number, number> };

/** How many activities fit a search that was not sent yet; null until it was asked. Only the last question counts. */
export function useLiveTotal() {
  const { id: brandId } = useBrand();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);

  function forget() {
    asked.current.abort();
    setAnswer(null);
  }

  function ask(state: SearchState, pause_ms: number) {
    asked.current.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      try {
        const client = await api();
        const filterQuery = filterQueryOf(state, { brandId, now: new Date() });
        const { total, filterCounts } = await client.findActivities({ page: 1, limit: 1, filterQuery }, { signal });
        if (!signal.aborted) setAnswer({ total, counts: new Map(filterCounts.map(({ filterId, count }) => [filterId, count])) });
      } catch {
        // The number is a courtesy: without it the button still searches.
      }
    }, pause_ms);
  }

  return { total: answer?.total ?? null, counts: answer?.counts ?? null, ask, forget };
}
