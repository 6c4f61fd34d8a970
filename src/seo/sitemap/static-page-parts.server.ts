import { sql } from "kysely";
import { agendaUrl } from "../../events/agenda-url.ts";
import { organisationsUrl } from "../../organisations/address/organisations-url.ts";
import { partsOfList, type SitemapEntry, type SitemapPart, type SitemapSource } from "./part.server.ts";

const UNDATED = ["/", "/uitjes", organisationsUrl({}), "/helpdesk", "/adverteren", "/nieuwsbrief", "/over-ons", "/over-de-volgorde"];

/** The static pages of a brand, its agenda and its legal pages. */
export async function staticPageParts(source: SitemapSource, most: number): Promise<SitemapPart[]> {
  const pages = [...UNDATED.map((path) => ({ path, changed: null })), ...(await agendaOf(source)), ...legalOf(source)];
  return partsOfList("pages", pages, most);
}

async function agendaOf({ brand, catalogue: { db } }: SitemapSource): Promise<SitemapEntry[]> {
  if (brand.pages.agenda === null) return [];
  const newest = await db
    .selectFrom("event")
    .where("platform_id", "=", brand.id)
    .where("active", "=", true)
    .select(sql<Date | null>`max(updated_at)`.as("changed"))
    .executeTakeFirst();
  return [{ path: agendaUrl({}), changed: newest?.changed ?? null }];
}

function legalOf({ brand, legal }: SitemapSource): SitemapEntry[] {
  const { privacy, terms, imprint } = legal[brand.key];
  const dated = [
    ["/privacy", privacy],
    ...Object.entries(terms).map(([language, text]) => [`/voorwaarden/${language}`, text] as const),
    ...(imprint ? [["/impressum", imprint] as const] : []),
  ] as const;
  return dated.map(([path, { updated }]) => ({ path, changed: new Date(updated) }));
}
