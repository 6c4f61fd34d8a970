import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Location } from "../contract/entities/place.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { findPlaceByText } from "../places/find-place-by-text.server.ts";
import type { AgendaState } from "./agenda-state.ts";

/** The agenda's query to the list of events; `city` is null when none is given or it is unknown. */
export type AgendaFilter = { city: Location | null; filterQuery: FilterQuery };

/** The query of an agenda state, for its page and its calendar file alike; `today` is in the brand's time zone. */
export function agendaFilter(
  site: { catalogue: Pick<Catalogue, "directory">; brand: Brand },
  state: AgendaState,
  { today }: { today: string },
): AgendaFilter {
  const city = findPlaceByText(site, state.city, "CITY");
  return {
    city,
    filterQuery: {
      genericSearchQuery: state.query,
      city: city?.id,
      // Without a date only current and future events; past ones need an explicit date.
      date: { from: state.from ?? today, to: state.to },
      orderBy: "startDate",
    },
  };
}
