import { pageFrom } from "../contract/page-from.ts";

/** Where an organisation is shown, with one page of its activities; its slug is the name joined with the id. */
export function organisationUrl({ slug }: { slug: string }, { page = 1 }: { page?: number } = {}): string {
  return page > 1 ? `/overzicht/${slug}?pagina=${page}` : `/overzicht/${slug}`;
}

/** The page that an address of an organisation asks for. */
export function organisationPageFromUrl(searchParams: URLSearchParams): number {
  return pageFrom(Number(searchParams.get("pagina") ?? 1));
}
