import { sql } from "kysely";
import { isPublic } from "../../catalogue/is-public.ts";
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

export const QUOTE_STATES = ["held", "rejected", "passed"] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
export type QuoteFilter = Days & { state?: QuoteState | undefined; text?: string | undefined };

/** A quote request as editors see it. */
export type QuoteRow = {
  id: number;
  receivedAt: Date;
  platformId: number;
  state: QuoteState;
  activity: { id: number; title: string; slug: string; isPublic: boolean };
  organisation: string | null;
  name: string;
  gender: "man" | "vrouw";
  companyName: string | null;
  reference: string | null;
  email: string;
  phone: string;
  persons: number | null;
  /** As `2027-06-18`. */
  plannedDate: string | null;
  address: string | null;
  zipcode: string | null;
  city: string | null;
  description: string | null;
  subscribe: boolean;
};

/** The requests of a scope, masked. */
export async function listQuoteRequests(db: Db, scope: Scope, { filter, ...page }: ListPage<QuoteFilter>): Promise<QuoteRow[]> {
  const ids = await idsOfPage(db, source(scope, filter), page);
  return (await quoteRequestsOf(db, ids)).map(maskSender);
}

/** The number of requests, at most `most`. */
export async function countQuoteRequests(db: Db, scope: Scope, { filter, most }: { filter: QuoteFilter; most: number }): Promise<number> {
  return countUpTo(db, source(scope, filter), most);
}

/** All requests of a filter, in full. */
export async function exportQuoteRequests(
  db: Db,
  scope: Scope,
  { filter, direction }: { filter: QuoteFilter; direction: Direction },
): Promise<ExportedRows<QuoteRow>> {
  return exportRows(db, { source: source(scope, filter), direction }, (ids) => quoteRequestsOf(db, ids));
}

/** One request, in full; null when it is missing or outside the scope. */
export async function readQuoteRequest(db: Db, scope: Scope, id: number): Promise<QuoteRow | null> {
  const [row] = await quoteRequestsOf(db, [id]);
  return row && isBrandIn(scope, row.platformId) ? row : null;
}

function source(scope: Scope, { state, text, ...period }: QuoteFilter): Source {
  return sourceOf("quote_request", [
    scope.platformIds !== null && ofBrandIn(scope, "request.platform_id"),
    state !== undefined && STATES[state],
    text !== undefined && hasText(sql`lower(request.name || ' ' || request.email || ' ' || coalesce(request.company_name, ''))`, text),
    ...receivedIn(period),
  ]);
}

const STATES = {
  held: sql<boolean>`request.held and request.rejected_at is null`,
  rejected: sql<boolean>`request.rejected_at is not null`,
  passed: sql<boolean>`not request.held and request.rejected_at is null`,
};

async function quoteRequestsOf(db: Db, ids: number[]): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select request.id, request.created_at as "receivedAt", request.platform_id as "platformId",
           case when request.rejected_at is not null then 'rejected' when request.held then 'held' else 'passed' end as state,
           json_build_object('id', activity.id, 'title', activity.title, 'slug', activity.slug,
             'isPublic', ${isPublic}) as activity,
           organisation.name as organisation, request.name, request.gender, request.company_name as "companyName", request.reference,
           request.email, request.phone, request.number_of_persons as persons, request.planned_date as "plannedDate",
           request.address, request.zipcode, request.city, request.description, request.subscribe
    from quote_request as request
    join activity on activity.id = request.activity_id
    left join organisation on organisation.id = activity.organisation_id
    where request.id = any(${ids}::integer[])
    order by array_position(${ids}::integer[], request.id)
  `.execute(db);
  return rows;
}
