import { pageFrom } from "../../contract/page-from.ts";
import { organisationUrl } from "./organisation-url.ts";

/** Where a page of an organisation's activities is shown. */
export function organisationPageUrl(organisation: { slug: string }, page: number): string {
  return page > 1 ? `${organisationUrl(organisation)}?pagina=${page}` : organisationUrl(organisation);
}

/** The page that an address of an organisation asks for. */
export function organisationPageFromUrl(searchParams: URLSearchParams): number {
  return pageFrom(Number(searchParams.get("pagina") ?? 1));
}
