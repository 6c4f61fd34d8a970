import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Days } from "../../database/within-days.ts";
import { isBrandIn, ofBrandIn, type Scope } from "../../permissions/scope.ts";
import {
  countUpTo,
  exportRows,
  hasText,
  idsOfPage,
  receivedIn,
  sourceOf,
  type Direction,
  type ExportedRows,
  type ListPage,
  type Source,
} from "../list-rows.server.ts";
import { maskSender } from "../mask-person.server.ts";

export const MESSAGE_STATES = ["held", "rejected", "passed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGE_TYPES = ["QUESTION", "AD"] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
export type MessageFilter = Days & {
  state?: MessageState | undefined;
  type?: MessageType | undefined;
  text?: string | undefined;
};

/** A message as editors see it. */
export type MessageRow = {
  id: number;
  receivedAt: Date;
  platformId: number;
  state: MessageState;
  type: MessageType;
  name: string;
  email: string;
  phone: string | null;
  companyName: string | null;
  description: string | null;
};

/** The messages of a scope, masked. */
export async function listMessages(db: Db, scope: Scope, { filter, ...page }: ListPage<MessageFilter>): Promise<MessageRow[]> {
  const ids = await idsOfPage(db, source(scope, filter), page);
  return (await messagesOf(db, ids)).map(maskSender);
}

/** The number of messages, at most `most`. */
export async function countMessages(db: Db, scope: Scope, { filter, most }: { filter: MessageFilter; most: number }): Promise<number> {
  return countUpTo(db, source(scope, filter), most);
}

/** All messages of a filter, in full. */
export async function exportMessages(
  db: Db,
  scope: Scope,
  { filter, direction }: { filter: MessageFilter; direction: Direction },
): Promise<ExportedRows<MessageRow>> {
  return exportRows(db, { source: source(scope, filter), direction }, (ids) => messagesOf(db, ids));
}

/** One message, in full; null when it is missing or outside the scope. */
export async function readMessage(db: Db, scope: Scope, id: number): Promise<MessageRow | null> {
  const [row] = await messagesOf(db, [id]);
  return row && isBrandIn(scope, row.platformId) ? row : null;
}

function source(scope: Scope, { state, type, text, ...period }: MessageFilter): Source {
  return sourceOf("contact_message", [
    scope.platformIds !== null && ofBrandIn(scope, "request.platform_id"),
    state !== undefined && STATES[state],
    type !== undefined && sql<boolean>`request.type = ${type}`,
    text !== undefined && hasText(sql`lower(request.name || ' ' || request.email || ' ' || coalesce(request.company_name, ''))`, text),
    ...receivedIn(period),
  ]);
}

const STATES = {
  held: sql<boolean>`request.held and request.rejected_at is null`,
  rejected: sql<boolean>`request.rejected_at is not null`,
  passed: sql<boolean>`not request.held and request.rejected_at is null`,
};

async function messagesOf(db: Db, ids: number[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select request.id, request.created_at as "receivedAt", request.platform_id as "platformId",
           case when request.rejected_at is not null then 'rejected' when request.held then 'held' else 'passed' end as state,
           request.type, request.name, request.email, request.phone, request.company_name as "companyName", request.description
    from contact_message as request
    where request.id = any(${ids}::integer[])
    order by array_position(${ids}::integer[], request.id)
  `.execute(db);
  return rows;
}
