import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { ActivityEntry, FilterGroupEntry } from "../content/entries.ts";
import { filterIds, kindIds, type Ids } from "../names.ts";
import { addedAt } from "./added-at.ts";
import { factRows } from "./facts.ts";
import { givePictures } from "./give-pictures.ts";

const AT_ONCE = 50;

/**
 * Gives the activities of a brand that was filled before there were kinds, facts and bands theirs, with the drawings of
 * today, by their slug. Those that somebody changed since they were filled in are left as they are. Returns how many there
 * were.
 */
export async function giveKindsAndFacts(
  db: Db,
  brand: Brand,
  { activities, filterGroups }: { activities: readonly ActivityEntry[]; filterGroups: readonly FilterGroupEntry[] },
): Promise<number> {
  const kindOf = await kindIds(db);
  const filterOf = await filterIds(db, brand);
  const bands = new Set(filterGroups.flatMap(({ bands: isOfBands, filters }) => (isOfBands ? filters.map(({ name }) => name) : [])));
  let given = 0;
  for (let from = 0; from < activities.length; from += AT_ONCE) {
    const some = activities.slice(from, from + AT_ONCE);
    given += await db.transaction().execute((transaction) => giveSome(transaction, { brand, some, kindOf, filterOf, bands }));
  }
  return given;
}

type Some = { brand: Brand; some: readonly ActivityEntry[]; kindOf: Ids; filterOf: Ids; bands: ReadonlySet<string> };
type Untouched = { id: number; entry: ActivityEntry };

async function giveSome(db: Db, { brand, some, kindOf, filterOf, bands }: Some): Promise<number> {
  const untouched = await untouchedOf(db, brand, some);
  await giveKinds(db, untouched, kindOf);
  await giveFacts(db, untouched);
  await giveBandsOf(db, untouched, { filterOf, bands });
  if (untouched.length > 0) await givePictures(db, brand, untouched);
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

async function giveKinds(db: Db, untouched: readonly Untouched[], kindOf: Ids): Promise<void> {
  await sql`
    update activity set kind_id = given.kind_id
    from unnest(${untouched.map(({ id }) => id)}::integer[], ${untouched.map(({ entry }) => kindOf(entry.kind))}::integer[])
      as given (id, kind_id)
    where activity.id = given.id and activity.kind_id is null`.execute(db);
}

async function giveFacts(db: Db, untouched: readonly Untouched[]): Promise<void> {
  const rows = untouched.flatMap(({ id, entry }) => factRows(entry).map((row) => ({ activity_id: id, ...row })));
  if (rows.length === 0) return;
  await db
    .insertInto("activity_fact")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The bands of the content and no others: an activity that was 'Hele dag' by its old filter may last two days. */
async function giveBandsOf(
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
