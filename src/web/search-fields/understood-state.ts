import { filterFromUrl } from "../../activities/filter-url.ts";
import { coherent, type SearchState } from "../../activities/search-state.ts";
import type { Client } from "../../contract/client.ts";

/** The search that the server would make of a form whose words may be a sentence: what it says takes the place of what was chosen. */
export async function understoodState(
  client: Pick<Client, "understandSearch">,
  asked: SearchState,
  signal: AbortSignal,
): Promise<SearchState> {
  const { url } = await client.understandSearch({ text: asked.query }, { signal });
  const said = filterFromUrl(new URL(url, location.origin).searchParams);
  if (said.sentence === null) return asked;
  return coherent({
    ...said,
    filters: [...new Set([...asked.filters, ...said.filters])],
    location: said.location ?? asked.location,
    radiusKm: said.location ? said.radiusKm : asked.radiusKm,
    persons: said.persons ?? asked.persons,
    minimumAge: said.minimumAge ?? asked.minimumAge,
    area: said.area ?? asked.area,
    indoorOutdoor: said.indoorOutdoor.length > 0 ? said.indoorOutdoor : asked.indoorOutdoor,
    sort: asked.sort,
  });
}
