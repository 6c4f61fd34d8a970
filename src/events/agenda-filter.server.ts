import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Location } from "../contract/entities/place.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { findPlaceByText } from "../places/find-place-by-text.server.ts";
import type { AgendaState } from "./agenda-state.ts";

/** What the agenda asks of the events; `city` is null where none was asked for or nobody knows it. */
export type AgendaFilter = { city: Location | null; filterQuery: FilterQuery };

/** The question behind a state of the agenda, the same for its page and its calendar file; `today` is a day of the brand. */
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
      // Without a date a parent wants what is still to come; what is over shows to who asks for those days.
      date: { from: state.from ?? today, to: state.to },
      orderBy: "startDate",
    },
  };
}
