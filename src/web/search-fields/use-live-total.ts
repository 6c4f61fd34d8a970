import { useRef } from "react";
import { filterFromUrl } from "../../activities/filter-url.ts";
import type { SearchState } from "../../activities/search-state.ts";
import type { Location } from "../../contract/entities/place.ts";
import { placeLabel } from "../../places/place-label.ts";
import { api } from "../browser/api.ts";
import { useBrand } from "../page/use-page.ts";
import { useWords } from "../words/use-words.ts";
import { mayBeSentence, PLACE_FIELD } from "./place-field.ts";
import { useLatestQuestion } from "./use-latest-question.ts";

/** How many fit a search, and how many would with each filter. */
type Answer = { total: number; counts: ReadonlyMap<number, number> };

/** How many activities fit a search that was not sent yet; null until it was asked. A place counts once the suggestions have named it. */
export function useLiveTotal() {
  const { id: brandId, countryCode } = useBrand();
  const { places: words } = useWords();
  const question = useLatestQuestion<Answer>();
  /** The places that suggestions have named so far, by how they are written in the input. */
  const known = useRef(new Map<string, Location>());

  function know(locations: readonly Location[]) {
    for (const location of locations) known.current.set(placeLabel(location, { words, home: countryCode }).toLowerCase(), location);
  }

  /** Asks about the texts of a form or an address; returns the search that they make. */
  function ask(texts: URLSearchParams, pause_ms: number): SearchState {
    const read = filterFromUrl(texts);
    const asked = { ...read, location: read.location ?? known.current.get((texts.get(PLACE_FIELD) ?? "").trim().toLowerCase()) ?? null };
    question.ask(async (signal) => {
      const [client, { filterQueryOf }] = await Promise.all([api(), import("../../activities/filter-query-of.ts")]);
      const isSentence = asked.sentence === null && mayBeSentence(asked.query);
      const state = isSentence ? await (await import("./understood-state.ts")).understoodState(client, asked, signal) : asked;
      const filterQuery = filterQueryOf(state, { brandId, now: new Date() });
      const { total, filterCounts } = await client.findActivities({ page: 1, limit: 1, filterQuery }, { signal });
      return { total, counts: new Map(filterCounts.map(({ filterId, count }) => [filterId, count])) };
    }, pause_ms);
    return asked;
  }

  const { answer, forget } = question;
  return { total: answer?.total ?? null, counts: answer?.counts ?? null, ask, know, forget };
}
