import type { SearchState } from "../../activities/search-state.ts";
import { api } from "../api.ts";
import { useBrand } from "../use-page.ts";
import { mayBeSentence } from "./place-field.ts";
import { useLatestQuestion } from "./use-latest-question.ts";

/** How many fit a search, and how many would with each filter. */
type Answer = { total: number; counts: ReadonlyMap<number, number> };

/** How many activities fit a search that was not sent yet; null until it was asked. */
export function useLiveTotal() {
  const { id: brandId } = useBrand();
  const question = useLatestQuestion<Answer>();

  function ask(asked: SearchState, pause_ms: number) {
    question.ask(async (signal) => {
      const [client, { filterQueryOf }] = await Promise.all([api(), import("../../activities/filter-query-of.ts")]);
      const isSentence = asked.sentence === null && mayBeSentence(asked.query);
      const state = isSentence ? await (await import("./understood-state.ts")).understoodState(client, asked, signal) : asked;
      const filterQuery = filterQueryOf(state, { brandId, now: new Date() });
      const { total, filterCounts } = await client.findActivities({ page: 1, limit: 1, filterQuery }, { signal });
      return { total, counts: new Map(filterCounts.map(({ filterId, count }) => [filterId, count])) };
    }, pause_ms);
  }

  const { answer, forget } = question;
  return { total: answer?.total ?? null, counts: answer?.counts ?? null, ask, forget };
}
