import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { Changed, Told } from "./index-now-call.ts";

/** The most that IndexNow takes at once. */
const MOST_ADDRESSES = 10_000;

type Tell = (changed: Changed) => Promise<Told>;
export type Telling = { tell: Tell; most?: number };

/**
 * Tells search engines of what is noted of a brand, and strikes it off. What they refuse stays noted, and goes along
 * with the next change; a brand without a domain has nothing to tell. Throws what the queue must try again.
 */
export async function tellChanges(
  db: Db,
  { id, domain }: Pick<Brand, "id" | "domain">,
  { tell, most = MOST_ADDRESSES }: Telling,
): Promise<Told> {
  if (domain === null) return { kind: "told" };
  for (;;) {
    const pages = await db
      .selectFrom("untold_page")
      .where("platform_id", "=", id)
      .select(["path", "noted"])
      .orderBy("noted")
      .limit(most)
      .execute();
    if (pages.length === 0) return { kind: "told" };

    const outcome = await tell({ host: domain, urls: pages.map(({ path }) => `https://${domain}${path}`) });
    if (outcome.kind === "refused") return outcome;
    const [paths, noted] = [pages.map((page) => page.path), pages.map((page) => page.noted)];
    await sql`
      delete from untold_page using unnest(${paths}::text[], ${noted}::bigint[]) as told (path, noted)
      where platform_id = ${id} and untold_page.path = told.path and untold_page.noted = told.noted`.execute(db);
  }
}
