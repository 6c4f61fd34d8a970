import { pageFrom } from "../../contract/page-from.ts";
import { organisationUrl } from "./organisation-url.ts";

/** The URL of a page of the list of an organisation's activities. */
export function organisationPageUrl(organisation: { slug: string }, page: number): string {
  return page > 1 ? `${organisationUrl(organisation)}?pagina=${page}` : organisationUrl(organisation);
}

/** The page number in an organisation's URL. */
export function organisationPageFromUrl(searchParams: URLSearchParams): number {
  return pageFrom(Number(searchParams.get("pagina") ?? 1));
}
