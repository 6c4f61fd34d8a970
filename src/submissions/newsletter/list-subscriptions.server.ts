import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { maskAddress } from "../../mail/mask-address.ts";
import { isBrandIn, ofBrandIn, type Scope } from "../../permissions/scope.ts";
import {
  countUpTo,
  exportRows,
  hasText,
  idsOfPage,
  sourceOf,
  type Direction,
  type ExportedRows,
  type ListPage,
  type Source,
} from "../list-rows.server.ts";
import { maskName } from "../mask-person.server.ts";

export const SUBSCRIPTION_STATES = ["subscribed", "waiting", "unsubscribed", "held", "rejected"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
export type SubscriptionFilter = { state?: SubscriptionState | undefined; text?: string | undefined };

/** A subscription as editors see it. */
export type SubscriptionRow = {
  id: number;
  platformId: number;
  state: SubscriptionState;
  /** When its address was last asked, or the request held. */
  askedAt: Date;
  /** When it came to its state. */
  since: Date;
  name: string;
  email: string;
};

export type SubscriptionTotal = { platformId: number; state: SubscriptionState; count: number };

/** The subscriptions of a scope, masked. */
export async function listSubscriptions(
  db: Db,
  scope: Scope,
  { filter, ...page }: ListPage<SubscriptionFilter>,
): Promise<SubscriptionRow[]> {
  const ids = await idsOfPage(db, source(scope, filter), page);
  return (await subscriptionsOf(db, ids)).map(maskSubscription);
}

/** The number of subscriptions, at most `most`. */
export async function countSubscriptions(
  db: Db,
  scope: Scope,
  { filter, most }: { filter: SubscriptionFilter; most: number },
): Promise<number> {
  return countUpTo(db, source(scope, filter), most);
}

/** How many there are of each brand and state. Each state is counted by its own index (migration 028). */
export async function totalSubscriptions(db: Db, scope: Scope): Promise<SubscriptionTotal[]> {
  const ofScope = ofBrandIn(scope, "request.platform_id");
  const counts = SUBSCRIPTION_STATES.map(
    (state) => sql`
      select platform_id as "platformId", ${state}::text as state, count(*)::integer as count
      from newsletter_subscription as request where ${STATES[state]} and ${ofScope} group by platform_id`,
  );
  const { rows } = await sql<SubscriptionTotal>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

/** All subscriptions of a filter, in full. */
export async function exportSubscriptions(
  db: Db,
  scope: Scope,
  { filter, direction }: { filter: SubscriptionFilter; direction: Direction },
): Promise<ExportedRows<SubscriptionRow>> {
  return exportRows(db, { source: source(scope, filter), direction }, (ids) => subscriptionsOf(db, ids));
}

/** One subscription, in full; null when it is missing or outside the scope. */
export async function readSubscription(db: Db, scope: Scope, id: number): Promise<SubscriptionRow | null> {
  const [row] = await subscriptionsOf(db, [id]);
  return row && isBrandIn(scope, row.platformId) ? row : null;
}

/** A subscription without what identifies its reader. */
export function maskSubscription(row: SubscriptionRow): SubscriptionRow {
  return { ...row, name: maskName(row.name), email: maskAddress(row.email) };
}

function source(scope: Scope, { state, text }: SubscriptionFilter): Source {
  return sourceOf("newsletter_subscription", [
    scope.platformIds !== null && ofBrandIn(scope, "request.platform_id"),
    state !== undefined && STATES[state],
    text !== undefined && hasText(sql`lower(request.name || ' ' || request.email)`, text),
  ]);
}

const isNotSubscribed = sql<boolean>`(request.confirmed_at is null or request.unsubscribed_at is not null)`;
const isReleased = sql<boolean>`${isNotSubscribed} and request.rejected_at is null and not request.held`;

/** Each row has one state. An address that signed up again after it had unsubscribed waits for confirmation. */
const STATES = {
  subscribed: sql<boolean>`request.confirmed_at is not null and request.unsubscribed_at is null`,
  waiting: sql<boolean>`${isReleased} and (request.unsubscribed_at is null or request.unsubscribed_at < request.created_at)`,
  unsubscribed: sql<boolean>`${isReleased} and request.unsubscribed_at >= request.created_at`,
  held: sql<boolean>`${isNotSubscribed} and request.rejected_at is null and request.held`,
  rejected: sql<boolean>`${isNotSubscribed} and request.rejected_at is not null`,
};

const stateOf = sql<SubscriptionState>`
  case ${sql.join(
    SUBSCRIPTION_STATES.map((state) => sql`when ${STATES[state]} then ${state}`),
    sql` `,
  )} end`;

async function subscriptionsOf(db: Db, ids: number[]): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select request.id, request.platform_id as "platformId", ${stateOf} as state, request.created_at as "askedAt",
           case when ${STATES.subscribed} then request.confirmed_at when ${STATES.rejected} then request.rejected_at
             when ${STATES.unsubscribed} then request.unsubscribed_at else request.created_at end as since,
           request.name, request.email
    from newsletter_subscription as request
    where request.id = any(${ids}::integer[])
    order by array_position(${ids}::integer[], request.id)
  `.execute(db);
  return rows;
}
