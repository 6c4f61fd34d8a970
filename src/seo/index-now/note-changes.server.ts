import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { PAGE_KINDS, publicPages, type PageKind, type PublicPage } from "./public-pages.server.ts";
import { queueTelling } from "./queue-telling.server.ts";

type ChangedRow = { kind: PageKind; id: number };
type ToldPage = { kind: string; id: number; platform: number; path: string };

const ROWS_AT_ONCE = 5_000;

/**
 * Notes which addresses of `brands` changed since it was last asked, and queues that search engines are told, in one
 * transaction: what it looked at is looked at once, whatever fails. The first time it only learns what there is, since
 * IndexNow is for what changes from then on. Runs one at a time (`INDEX_NOW_QUEUE`).
 */
export async function noteChanges(db: Db, brands: readonly Brand[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { horizon, changed } = await changesSince(transaction);
    if (changed === null) await learnAll(transaction);
    else await note(transaction, await withOrganisations(transaction, changed), brands);
    await sql`insert into told_until (horizon) values (${horizon}::xid8)
      on conflict (one) do update set horizon = excluded.horizon`.execute(transaction);
  });
}

type Line = { now: string; known: boolean; kind: PageKind | null; id: number | null };

/**
 * `changed` is null when there is no moment to begin from: the first time, after a backup of another cluster was loaded,
 * and when it was last asked so long ago that lines have gone since.
 */
async function changesSince(db: Db): Promise<{ horizon: string; changed: ChangedRow[] | null }> {
  const { rows } = await sql<Line>`
    select distinct now.horizon::text as now, change.kind, change.id,
      coalesce(until.horizon <= now.horizon and (pruned.horizon is null or pruned.horizon <= until.horizon), false) as known
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
    left join told_until as until on true
    left join change_pruned as pruned on pruned.horizon <= now.horizon
    left join change on change.xid >= until.horizon and change.xid < now.horizon and change.kind = any(${[...PAGE_KINDS]})`.execute(db);
  const changed = rows.flatMap(({ kind, id }) => (kind !== null && id !== null ? [{ kind, id }] : []));
  return { horizon: rows[0]?.now ?? "0", changed: rows[0]?.known ? changed : null };
}

/** The page of an organisation shows its activities. */
async function withOrganisations(db: Db, changed: readonly ChangedRow[]): Promise<ChangedRow[]> {
  const activities = idsOf(changed, "activity");
  if (activities.length === 0) return [...changed];
  const rows = await db
    .selectFrom("activity")
    .where(sql<boolean>`id = any(${activities}::integer[])`)
    .where("original_id", "is", null)
    .where("organisation_id", "is not", null)
    .select("organisation_id as id")
    .execute();
  return [...changed, ...rows.flatMap(({ id }) => (id === null ? [] : [{ kind: "organisation" as const, id }]))];
}

/** Told are the address of now, and that of before when it leads there no longer. */
async function note(db: Db, changed: readonly ChangedRow[], brands: readonly Brand[]): Promise<void> {
  for (const kind of PAGE_KINDS) {
    const ids = idsOf(changed, kind);
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      const before = await forget(db, kind, some);
      const now = await publicPages[kind](db, some);
      await learn(db, now);
      await noteUntold(db, [...before, ...now], brands);
    }
  }
  for (const { id } of brands) await queueTelling(db, id);
}

function idsOf(changed: readonly ChangedRow[], kind: PageKind): number[] {
  return [...new Set(changed.filter((row) => row.kind === kind).map(({ id }) => id))];
}

async function learnAll(db: Db): Promise<void> {
  await db.deleteFrom("told_page").execute();
  for (const kind of PAGE_KINDS) {
    const pages = await publicPages[kind](db, null);
    for (let from = 0; from < pages.length; from += ROWS_AT_ONCE) await learn(db, pages.slice(from, from + ROWS_AT_ONCE));
  }
}

async function learn(db: Db, pages: readonly PublicPage[]): Promise<void> {
  const rows = pages.map(({ kind, id, platform, path }) => ({ kind, id, platform_id: platform, path }));
  if (rows.length > 0) await db.insertInto("told_page").values(rows).execute();
}

async function forget(db: Db, kind: PageKind, ids: readonly number[]): Promise<ToldPage[]> {
  return db
    .deleteFrom("told_page")
    .where("kind", "=", kind)
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .returning(["kind", "id", "platform_id as platform", "path"])
    .execute();
}

async function noteUntold(db: Db, pages: readonly ToldPage[], brands: readonly Brand[]): Promise<void> {
  const told = pages.filter(({ platform }) => brands.some(({ id }) => id === platform));
  const rows = [...new Map(told.map(({ platform, path }) => [`${platform} ${path}`, { platform_id: platform, path }])).values()];
  if (rows.length === 0) return;
  await db
    .insertInto("untold_page")
    .values(rows)
    .onConflict((known) => known.columns(["platform_id", "path"]).doUpdateSet({ noted: sql`default` }))
    .execute();
}
