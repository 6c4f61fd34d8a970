import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { ActivityEntry } from "../content/entries.ts";
import { kindIds } from "../names.ts";
import { addedAt } from "./added-at.ts";
import { factRows } from "./facts.ts";
import { addLinks } from "./links.ts";

const AT_ONCE = 50;

/**
 * Gives the activities of a brand that was filled before there were kinds and facts theirs, by their slug. Those that
 * somebody changed since they were filled in are left as they are. Returns how many there were.
 */
export async function giveKindsAndFacts(db: Db, brand: Brand, activities: readonly ActivityEntry[]): Promise<number> {
  const idOf = await kindIds(db);
  let given = 0;
  for (let from = 0; from < activities.length; from += AT_ONCE) {
    const some = activities.slice(from, from + AT_ONCE);
    given += await db.transaction().execute((transaction) => giveSome(transaction, { brand, some, idOf }));
  }
  return given;
}

type Some = { brand: Brand; some: readonly ActivityEntry[]; idOf: (key: string) => number };

async function giveSome(db: Db, { brand, some, idOf }: Some): Promise<number> {
  const { rows } = await sql<{ id: number; slug: string }>`
    update activity set kind_id = untouched.kind_id
    from unnest(
      ${some.map(({ slug }) => slug)}::text[],
      ${some.map(({ kind }) => idOf(kind))}::integer[],
      ${some.map(addedAt)}::timestamptz[]
    ) as untouched (slug, kind_id, at)
    where platform_id = ${brand.id} and activity.slug = untouched.slug and updated_at = untouched.at and activity.kind_id is null
    returning id, activity.slug`.execute(db);

  const entryOf = new Map(some.map((entry) => [entry.slug, entry]));
  const facts = rows.flatMap(({ id, slug }) => {
    const entry = entryOf.get(slug);
    return entry ? factRows(entry).map((row) => ({ activity_id: id, ...row })) : [];
  });
  await addLinks(db, "activity_fact", facts);
  return rows.length;
}
