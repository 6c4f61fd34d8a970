import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { ActivityEntry, FilterGroupEntry } from "../content/entries.ts";
import { filterIds, kindIds, type Ids } from "../names.ts";
import { addedAt } from "./added-at.ts";
import { factRows } from "./facts.ts";
import { backfillPictures } from "./backfill-pictures.ts";

const AT_ONCE = 50;

/**
 * Adds kinds, facts, bands and current drawings to the activities of a brand that was filled before these existed, by slug.
 * Skips activities that were changed since. Returns how many it updated.
 */
export async function backfillKindsAndFacts(
  db: Db,
  brand: Brand,
  { activities, filterGroups }: { activities: readonly ActivityEntry[]; filterGroups: readonly FilterGroupEntry[] },
): Promise<number> {
  const kindOf = await kindIds(db);
  const filterOf = await filterIds(db, brand);
  const bands = new Set(filterGroups.flatMap(({ bands: isOfBands, filters }) => (isOfBands ? filters.map(({ name }) => name) : [])));
  let updated = 0;
  for (let from = 0; from < activities.length; from += AT_ONCE) {
    const some = activities.slice(from, from + AT_ONCE);
    updated += await db.transaction().execute((transaction) => backfillSome(transaction, { brand, some, kindOf, filterOf, bands }));
  }
  return updated;
}

type Some = { brand: Brand; some: readonly ActivityEntry[]; kindOf: Ids; filterOf: Ids; bands: ReadonlySet<string> };
type Untouched = { id: number; entry: ActivityEntry };

async function backfillSome(db: Db, { brand, some, kindOf, filterOf, bands }: Some): Promise<number> {
  const untouched = await untouchedOf(db, brand, some);
  await setKinds(db, untouched, kindOf);
  await addFacts(db, untouched);
  await replaceBands(db, untouched, { filterOf, bands });
  if (untouched.length > 0) await backfillPictures(db, brand, untouched);
  return untouched.length;
}

async function untouchedOf(db: Db, brand: Brand, some: readonly ActivityEntry[]): Promise<Untouched[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select activity.id, activity.slug from activity
    join unnest(${some.map(({ slug }) => slug)}::text[], ${some.map(addedAt)}::timestamptz[]) as untouched (slug, at)
      on activity.slug = untouched.slug and activity.updated_at = untouched.at
    where platform_id = ${brand.id}
    for update of activity`.execute(db);
  const entryOf = new Map(some.map((entry) => [entry.slug, entry]));
  return rows.flatMap(({ id, slug }) => {
    const entry = entryOf.get(slug);
    return entry ? [{ id, entry }] : [];
  });
}

async function setKinds(db: Db, untouched: readonly Untouched[], kindOf: Ids): Promise<void> {
  await sql`
    update activity set kind_id = given.kind_id
    from unnest(${untouched.map(({ id }) => id)}::integer[], ${untouched.map(({ entry }) => kindOf(entry.kind))}::integer[])
      as given (id, kind_id)
    where activity.id = given.id and activity.kind_id is null`.execute(db);
}

async function addFacts(db: Db, untouched: readonly Untouched[]): Promise<void> {
  const rows = untouched.flatMap(({ id, entry }) => factRows(entry).map((row) => ({ activity_id: id, ...row })));
  if (rows.length === 0) return;
  await db
    .insertInto("activity_fact")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces all bands by those of the content: an activity with the old filter 'Hele dag' may last two days. */
async function replaceBands(
  db: Db,
  untouched: readonly Untouched[],
  { filterOf, bands }: { filterOf: Ids; bands: ReadonlySet<string> },
): Promise<void> {
  const rows = untouched.flatMap(({ id, entry }) =>
    entry.filters.filter((name) => bands.has(name)).map((name) => ({ activity_id: id, filter_id: filterOf(name) })),
  );
  await sql`
    delete from activity_filter
    where activity_id = any(${untouched.map(({ id }) => id)}) and filter_id = any(${[...bands].map(filterOf)})
      and (activity_id, filter_id) not in (
        select * from unnest(${rows.map(({ activity_id }) => activity_id)}::integer[], ${rows.map(({ filter_id }) => filter_id)}::integer[])
      )`.execute(db);
  if (rows.length === 0) return;
  await db
    .insertInto("activity_filter")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
