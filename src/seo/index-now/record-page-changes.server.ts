import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { PAGE_KINDS, publicPages, type PageKind, type PublicPage } from "./public-pages.server.ts";
import { queueSubmission } from "./queue-submission.server.ts";

type ChangedRow = { kind: PageKind; id: number };
type KnownPage = { kind: string; id: number; platform: number; path: string };

const BATCH = 5_000;

/**
 * Records which pages of `brands` changed since the last run and queues their submission, in one transaction, so that every
 * change is handled exactly once. The first run only stores all current pages: IndexNow takes changes, not whole sites.
 * Runs one at a time (`INDEX_NOW_QUEUE`).
 */
export async function recordPageChanges(db: Db, brands: readonly Brand[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { horizon, changed } = await changesSince(transaction);
    if (changed === null) await storeAll(transaction);
    else await recordChanged(transaction, await withOrganisations(transaction, changed), brands);
    await sql`insert into told_until (horizon) values (${horizon}::xid8)
      on conflict (one) do update set horizon = excluded.horizon`.execute(transaction);
  });
}

type Row = { now: string; known: boolean; kind: PageKind | null; id: number | null };

/**
 * The changed rows since the last run. `changed` is null when they are unknown: on the first run, after the restore of a
 * backup from another cluster, and when rows of the change log were pruned since the last run.
 */
async function changesSince(db: Db): Promise<{ horizon: string; changed: ChangedRow[] | null }> {
  const { rows } = await sql<Row>`
    select distinct now.horizon::text as now, change.kind, change.id,
      coalesce(until.horizon <= now.horizon and (pruned.horizon is null or pruned.horizon <= until.horizon), false) as known
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
    left join told_until as until on true
    left join change_pruned as pruned on pruned.horizon <= now.horizon
    left join change on change.xid >= until.horizon and change.xid < now.horizon and change.kind = any(${[...PAGE_KINDS]})`.execute(db);
  const changed = rows.flatMap(({ kind, id }) => (kind !== null && id !== null ? [{ kind, id }] : []));
  return { horizon: rows[0]?.now ?? "0", changed: rows[0]?.known ? changed : null };
}

/** Adds the organisations of changed activities, because their pages show them. */
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

/** Records the current path of each changed row, and its former path if that differs. */
async function recordChanged(db: Db, changed: readonly ChangedRow[], brands: readonly Brand[]): Promise<void> {
  for (const kind of PAGE_KINDS) {
    const ids = idsOf(changed, kind);
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      const before = await takeKnown(db, kind, batch);
      const now = await publicPages[kind](db, batch);
      await storeKnown(db, now);
      await recordUnsubmitted(db, [...before, ...now], brands);
    }
  }
  for (const { id } of brands) await queueSubmission(db, id);
}

function idsOf(changed: readonly ChangedRow[], kind: PageKind): number[] {
  return [...new Set(changed.filter((row) => row.kind === kind).map(({ id }) => id))];
}

async function storeAll(db: Db): Promise<void> {
  await db.deleteFrom("told_page").execute();
  for (const kind of PAGE_KINDS) {
    const pages = await publicPages[kind](db, null);
    for (let from = 0; from < pages.length; from += BATCH) await storeKnown(db, pages.slice(from, from + BATCH));
  }
}

async function storeKnown(db: Db, pages: readonly PublicPage[]): Promise<void> {
  const rows = pages.map(({ kind, id, platform, path }) => ({ kind, id, platform_id: platform, path }));
  if (rows.length > 0) await db.insertInto("told_page").values(rows).execute();
}

async function takeKnown(db: Db, kind: PageKind, ids: readonly number[]): Promise<KnownPage[]> {
  return db
    .deleteFrom("told_page")
    .where("kind", "=", kind)
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .returning(["kind", "id", "platform_id as platform", "path"])
    .execute();
}

async function recordUnsubmitted(db: Db, pages: readonly KnownPage[], brands: readonly Brand[]): Promise<void> {
  const ofBrands = pages.filter(({ platform }) => brands.some(({ id }) => id === platform));
  const rows = [...new Map(ofBrands.map(({ platform, path }) => [`${platform} ${path}`, { platform_id: platform, path }])).values()];
  if (rows.length === 0) return;
  await db
    .insertInto("untold_page")
    .values(rows)
    .onConflict((known) => known.columns(["platform_id", "path"]).doUpdateSet({ noted: sql`default` }))
    .execute();
}
