import { sql, type RawBuilder } from "kysely";
import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import { maskAddress } from "../mail/mask-address.ts";
import { EVERYTHING, narrowed, ofBrandIn, type Scope } from "../permissions/scope.ts";
import type { HeldItem, HeldKindName } from "./held-item.ts";

type Page = { kind?: HeldKindName | undefined; limit?: number; offset?: number };
type Row = Omit<HeldItem, "who"> & { email: string };

/**
 * Held items of the scope, the oldest first. Each kind is read in the order of its partial index (migrations 025 and 026) and no further
 * than the page, so that 50 of 100,000 are found as fast as 50 of 100.
 */
export async function listHeld(db: Db, scope: Scope, { kind, limit, offset = 0 }: Page = {}): Promise<HeldItem[]> {
  const last = limit === undefined ? sql`` : sql`limit ${limit + offset}`;
  const branches = branchesOf(kind).map((branch) => selectHeld(branch, { scope, last }));
  return readItems(db, sql`${union(branches)} order by since, kind, id limit ${limit ?? null} offset ${offset}`);
}

/** The held items of one brand or of all, the oldest first. */
export async function listHeldItems(db: Db, brand: Brand | null): Promise<HeldItem[]> {
  return listHeld(db, narrowed(EVERYTHING, brand?.id ?? null));
}

/** The next held item after this one, in the order of the list; null when it is the last. The item itself may be decided. */
export async function nextHeld(
  db: Db,
  scope: Scope,
  { after, kind }: { after: { kind: HeldKindName; id: number }; kind?: HeldKindName | undefined },
): Promise<HeldItem | null> {
  const position = sql`(select created_at from ${sql.table(BRANCHES[after.kind].table)} where id = ${after.id})`;
  const last = sql`limit 1`;
  const branches = branchesOf(kind).map((branch) => {
    // A comparison of rows, which the index can start from.
    return selectHeld(branch, { scope, last, where: sql`(item.created_at, item.id) > (${position}, ${lastIdBefore(after, branch)})` });
  });
  const [next] = await readItems(db, sql`${union(branches)} order by since, kind, id limit 1`);
  return next ?? null;
}

/** The last id of a kind that comes before an item of the same moment: ties in time are ordered by kind, then by id. */
function lastIdBefore(after: { kind: HeldKindName; id: number }, { kind }: Branch): number {
  if (kind === after.kind) return after.id;
  return kind > after.kind ? 0 : LAST_ID;
}

const LAST_ID = 2 ** 31 - 1;

async function readItems(db: Db, query: RawBuilder<unknown>): Promise<HeldItem[]> {
  const { rows } = await sql<Row>`${query}`.execute(db);
  return rows.map(({ email, ...item }) => ({ ...item, who: email === "" ? "" : maskAddress(email) }));
}

type Branch = {
  kind: HeldKindName;
  table: string;
  /** Joins, if the columns are those of several tables. The table itself is `item`. */
  join?: RawBuilder<unknown>;
  platformId: string;
  columns: RawBuilder<unknown>;
  waits: RawBuilder<unknown>;
};

/** Longer texts are cut: lists show their beginning. */
const SHOWN = 200;

const HELD = sql`item.held and item.rejected_at is null`;
const BRANCHES: Readonly<Record<HeldKindName, Branch>> = {
  quote: {
    ...{ kind: "quote", table: "quote_request", waits: HELD, platformId: "activity.platform_id" },
    join: sql`join activity on activity.id = item.activity_id`,
    columns: sql`item.email, activity.title, item.company_name as detail`,
  },
  message: {
    ...{ kind: "message", table: "contact_message", waits: HELD, platformId: "item.platform_id" },
    columns: sql`item.email, left(coalesce(item.description, ''), ${sql.lit(SHOWN)}) as title, item.type as detail`,
  },
  newsletter: {
    ...{ kind: "newsletter", table: "newsletter_subscription", waits: HELD, platformId: "item.platform_id" },
    columns: sql`item.email, item.name as title, null as detail`,
  },
  event: {
    ...{ kind: "event", table: "event_request", platformId: "item.platform_id" },
    waits: sql`item.event_id is null and item.rejected_at is null`,
    columns: sql`item.email, item.title, item.start_date::text as detail`,
  },
  city: {
    ...{ kind: "city", table: "city", platformId: "item.platform_id" },
    waits: sql`not item.listed and item.rejected_at is null`,
    join: sql`join province on province.id = item.province_id`,
    columns: sql`'' as email, item.name as title, province.name as detail`,
  },
};

function branchesOf(kind: HeldKindName | undefined): Branch[] {
  return kind === undefined ? Object.values(BRANCHES) : [BRANCHES[kind]];
}

type Selection = { scope: Scope; last: RawBuilder<unknown>; where?: RawBuilder<unknown> };

function selectHeld({ kind, table, join = sql``, platformId, columns, waits }: Branch, { scope, last, where = sql`true` }: Selection) {
  return sql`(
    select ${sql.lit(kind)} as kind, item.id, ${sql.ref(platformId)} as "platformId", item.created_at as since, ${columns}
    from ${sql.table(table)} as item ${join}
    where ${waits} and ${ofBrandIn(scope, platformId)} and ${where}
    order by item.created_at, item.id ${last}
  )`;
}

function union(branches: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`select * from (${sql.join([...branches], sql` union all `)}) as held`;
}
