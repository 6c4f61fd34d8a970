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

export const EVENT_REQUEST_STATES = ["undecided", "rejected", "listed"] as const;
export type EventRequestState = (typeof EVENT_REQUEST_STATES)[number];
export type EventRequestFilter = Days & { state?: EventRequestState | undefined; text?: string | undefined };

/** An event request as editors see it, without its IBAN. */
export type EventRequestRow = {
  id: number;
  receivedAt: Date;
  platformId: number;
  state: EventRequestState;
  eventId: number | null;
  title: string;
  description: string;
  /** As `2027-06-18`. */
  startDate: string;
  endDate: string | null;
  website: string;
  name: string;
  companyName: string | null;
  email: string;
  address: string;
  zipcode: string;
  city: string;
  province: string;
  hasIban: boolean;
};

/** The requests of a scope, masked. */
export async function listEventRequests(
  db: Db,
  scope: Scope,
  { filter, ...page }: ListPage<EventRequestFilter>,
): Promise<EventRequestRow[]> {
  const ids = await idsOfPage(db, source(scope, filter), page);
  return (await eventRequestsOf(db, ids)).map(maskSender);
}

/** The number of requests, at most `most`. */
export async function countEventRequests(
  db: Db,
  scope: Scope,
  { filter, most }: { filter: EventRequestFilter; most: number },
): Promise<number> {
  return countUpTo(db, source(scope, filter), most);
}

/** All requests of a filter, in full but for the IBAN. */
export async function exportEventRequests(
  db: Db,
  scope: Scope,
  { filter, direction }: { filter: EventRequestFilter; direction: Direction },
): Promise<ExportedRows<EventRequestRow>> {
  return exportRows(db, { source: source(scope, filter), direction }, (ids) => eventRequestsOf(db, ids));
}

/** One request, in full but for the IBAN; null when it is missing or outside the scope. */
export async function readEventRequest(db: Db, scope: Scope, id: number): Promise<EventRequestRow | null> {
  const [row] = await eventRequestsOf(db, [id]);
  return row && isBrandIn(scope, row.platformId) ? row : null;
}

function source(scope: Scope, { state, text, ...period }: EventRequestFilter): Source {
  return sourceOf("event_request", [
    scope.platformIds !== null && ofBrandIn(scope, "request.platform_id"),
    state !== undefined && STATES[state],
    text !== undefined && hasText(SEARCHED, text),
    ...receivedIn(period),
  ]);
}

const SEARCHED = sql<string>`lower(request.title || ' ' || request.name || ' ' || request.email || ' ' || coalesce(request.company_name, ''))`;

const STATES = {
  undecided: sql<boolean>`request.event_id is null and request.rejected_at is null`,
  rejected: sql<boolean>`request.rejected_at is not null`,
  listed: sql<boolean>`request.event_id is not null and request.rejected_at is null`,
};

async function eventRequestsOf(db: Db, ids: number[]): Promise<EventRequestRow[]> {
  const { rows } = await sql<EventRequestRow>`
    select request.id, request.created_at as "receivedAt", request.platform_id as "platformId",
           case when request.rejected_at is not null then 'rejected' when request.event_id is null then 'undecided' else 'listed' end as state,
           request.event_id as "eventId", request.title, request.description, request.start_date as "startDate",
           request.end_date as "endDate", request.website, request.name, request.company_name as "companyName", request.email,
           request.address, request.zipcode, request.city, request.province, request.iban_encrypted is not null as "hasIban"
    from event_request as request
    where request.id = any(${ids}::integer[])
    order by array_position(${ids}::integer[], request.id)
  `.execute(db);
  return rows;
}
