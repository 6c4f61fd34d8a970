import { filterFromUrl } from "../../activities/filter-url.ts";
import { coherent, type SearchState } from "../../activities/search-state.ts";
import type { Client } from "../../contract/client.ts";

/** The search of a form whose keywords may be a sentence, as the server resolves it: the sentence overrides the choices. */
export async function resolveSentence(
  client: Pick<Client, "understandSearch">,
  search: SearchState,
  signal: AbortSignal,
): Promise<SearchState> {
  const { url } = await client.understandSearch({ text: search.query }, { signal });
  const understood = filterFromUrl(new URL(url, location.origin).searchParams);
  if (understood.sentence === null) return search;
  return coherent({
    ...understood,
    filters: [...new Set([...search.filters, ...understood.filters])],
    location: understood.location ?? search.location,
    radiusKm: understood.location ? understood.radiusKm : search.radiusKm,
    persons: understood.persons ?? search.persons,
    minimumAge: understood.minimumAge ?? search.minimumAge,
    area: understood.area ?? search.area,
    indoorOutdoor: understood.indoorOutdoor.length > 0 ? understood.indoorOutdoor : search.indoorOutdoor,
    sort: search.sort,
  });
}
