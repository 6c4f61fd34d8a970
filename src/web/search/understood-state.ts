import { filterFromUrl } from "../../activities/filter-url.ts";
import { coherent, type SearchState } from "../../activities/search-state.ts";
import type { Client } from "../../contract/client.ts";

/** The search that the server would make of a form whose words may be a sentence: what was chosen beside it counts more. */
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
    location: asked.location ?? said.location,
    radiusKm: asked.location ? asked.radiusKm : said.radiusKm,
    persons: asked.persons ?? said.persons,
    minimumAge: asked.minimumAge ?? said.minimumAge,
    area: asked.area ?? said.area,
    indoorOutdoor: asked.indoorOutdoor.length > 0 ? asked.indoorOutdoor : said.indoorOutdoor,
    sort: asked.sort,
  });
}
