import { sql } from "kysely";
import { agendaUrl } from "../../events/agenda-url.ts";
import { organisationsUrl } from "../../organisations/address/organisations-url.ts";
import { partsOfList, type Listed, type Part, type SitemapSource } from "./part.server.ts";

const UNDATED = ["/", "/uitjes", organisationsUrl({}), "/helpdesk", "/adverteren", "/nieuwsbrief", "/over-ons", "/over-de-volgorde"];

/** The pages that every brand has, with its agenda and what the law asks for. */
export async function stillParts(source: SitemapSource, most: number): Promise<Part[]> {
  const pages = [...UNDATED.map((path) => ({ path, changed: null })), ...(await agendaOf(source)), ...legalOf(source)];
  return partsOfList("pages", pages, most);
}

async function agendaOf({ brand, catalogue: { db } }: SitemapSource): Promise<Listed[]> {
  if (brand.pages.agenda === null) return [];
  const newest = await db
    .selectFrom("event")
    .where("platform_id", "=", brand.id)
    .where("active", "=", true)
    .select(sql<Date | null>`max(updated_at)`.as("changed"))
    .executeTakeFirst();
  return [{ path: agendaUrl({}), changed: newest?.changed ?? null }];
}

function legalOf({ brand, legal }: SitemapSource): Listed[] {
  const { privacy, terms, imprint } = legal[brand.key];
  const dated = [
    ["/privacy", privacy],
    ...Object.entries(terms).map(([language, text]) => [`/voorwaarden/${language}`, text] as const),
    ...(imprint ? [["/impressum", imprint] as const] : []),
  ] as const;
  return dated.map(([path, { updated }]) => ({ path, changed: new Date(updated) }));
}
