import { useRef } from "react";
import { filterFromUrl } from "../../activities/filter-url.ts";
import type { SearchState } from "../../activities/search-state.ts";
import type { Location } from "../../contract/entities/place.ts";
import { placeLabel } from "../../places/place-label.ts";
import { api } from "../browser/api.ts";
import { useBrand } from "../page-context/use-page.ts";
import { useWords } from "../words/use-words.ts";
import { mayBeSentence, PLACE_FIELD } from "./place-field.ts";
import { useLatestRequest } from "./use-latest-request.ts";

/** The number of results of a search, and that of each filter. */
type Counts = { total: number; counts: ReadonlyMap<number, number> };

/** The number of results of an unsent search; null until the first answer. A typed place counts only if it was among the suggestions. */
export function useLiveTotal() {
  const { id: brandId, countryCode } = useBrand();
  const { places: words } = useWords();
  const request = useLatestRequest<Counts>();
  /** Suggested places by their text in the input. */
  const known = useRef(new Map<string, Location>());

  function addPlaces(locations: readonly Location[]) {
    for (const location of locations) known.current.set(placeLabel(location, { words, home: countryCode }).toLowerCase(), location);
  }

  /** Requests the counts for the parameters of a form or an address; returns their search. */
  function requestCounts(params: URLSearchParams, delay_ms: number): SearchState {
    const read = filterFromUrl(params);
    const search = { ...read, location: read.location ?? known.current.get((params.get(PLACE_FIELD) ?? "").trim().toLowerCase()) ?? null };
    request.send(async (signal) => {
      const [client, { filterQueryOf }] = await Promise.all([api(), import("../../activities/filter-query-of.ts")]);
      const isSentence = search.sentence === null && mayBeSentence(search.query);
      const state = isSentence ? await (await import("./resolve-sentence.ts")).resolveSentence(client, search, signal) : search;
      const filterQuery = filterQueryOf(state, { brandId, now: new Date() });
      const { total, filterCounts } = await client.findActivities({ page: 1, limit: 1, filterQuery }, { signal });
      return { total, counts: new Map(filterCounts.map(({ filterId, count }) => [filterId, count])) };
    }, delay_ms);
    return search;
  }

  const { answer, reset } = request;
  return { total: answer?.total ?? null, counts: answer?.counts ?? null, request: requestCounts, addPlaces, reset };
}
