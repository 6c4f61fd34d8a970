import type { Insertable } from "kysely";
import type { Db } from "../../src/database/open.ts";
import type { Tables } from "../../src/database/tables.ts";

/** Adds Cornelia's quote request for an activity, passed on unless `held` says otherwise. Returns its id. */
export async function quoteRequestFor(
  db: Db,
  activity_id: number,
  row: Partial<Insertable<Tables["quote_request"]>> = {},
): Promise<number> {
  const person = { name: "Cornelia Vermeer", gender: "vrouw" as const, email: "anna@korenbloem.example", phone: "06 1234 5678" };
  const place = { address: "Dorpsstraat 1", zipcode: "3511 AB", city: "Utrecht", company_name: "Bakkerij De Korenbloem" };
  const wish = { number_of_persons: 20, planned_date: "2027-06-18", description: "Graag met lunch", reference: null };
  const values = { activity_id, ...person, ...place, ...wish, ...row };
  return (await db.insertInto("quote_request").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** Adds Bram's question, forwarded unless `held` says otherwise. Returns its id. */
export async function messageOf(db: Db, row: Partial<Insertable<Tables["contact_message"]>> = {}): Promise<number> {
  const person = { name: "Bram Smit", email: "bram@zeilmakerij.example", phone: "030 123 45 67", company_name: "Zeilmakerij Smit" };
  const values = { platform_id: 1, type: "QUESTION" as const, ...person, description: "Kan de hond mee?", ...row };
  return (await db.insertInto("contact_message").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** Adds a subscription of Cornelia that waits for its confirmation since yesterday, unless `row` says otherwise. Returns its id. */
export async function subscriptionOf(db: Db, row: Partial<Insertable<Tables["newsletter_subscription"]>> = {}): Promise<number> {
  const reader = { name: "Cornelia Vermeer", email: "anna@korenbloem.example", created_at: new Date(Date.now() - 86_400_000) };
  const values = { platform_id: 1, ...reader, ...row };
  return (await db.insertInto("newsletter_subscription").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
