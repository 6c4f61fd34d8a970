import { queryFrom, SEARCH_LIMITS } from "../../../activities/search-state.ts";
import { letterFrom } from "../../../organisations/letter-of.ts";
import type { OrganisationsAsked } from "../../../organisations/organisations-url.ts";

/** What the address asks of the organisations; whatever is not understood is left out. */
export function askedFrom(searchParams: URLSearchParams): OrganisationsAsked {
  const page = Number(searchParams.get("pagina") ?? "1");
  return {
    query: queryFrom(searchParams.get("zoek") ?? ""),
    letter: letterFrom(searchParams.get("letter")),
    page: Number.isInteger(page) && page >= 1 && page <= SEARCH_LIMITS.page ? page : 1,
  };
}
