import { pageFrom } from "../../contract/page-from.ts";
import { queryFrom } from "../../contract/query-from.ts";
import { letterFrom } from "./letter-of.ts";

export type OrganisationsQuery = { query: string; letter: string | null; page: number };

/** The URL of the list of organisations with these filters. */
export function organisationsUrl({ query = "", letter = null, page = 1 }: Partial<OrganisationsQuery>): string {
  const params = new URLSearchParams();
  if (query) params.set("zoek", query);
  if (letter) params.set("letter", letter);
  if (page > 1) params.set("pagina", String(page));
  return params.size > 0 ? `/overzicht?${params}` : "/overzicht";
}

/** Parses the filters from the URL of the list; invalid values are ignored. */
export function organisationsFromUrl(searchParams: URLSearchParams): OrganisationsQuery {
  return {
    query: queryFrom(searchParams.get("zoek") ?? ""),
    letter: letterFrom(searchParams.get("letter")),
    page: pageFrom(Number(searchParams.get("pagina") ?? 1)),
  };
}
