import { sql } from "kysely";
import { brandOfPlatform } from "../../src/brands/brands.ts";
import type { Db } from "../../src/database/open.ts";
import { queueMail } from "../../src/mail/queue-mail.ts";
import { addActivity, addCity, addProvince } from "./fixtures.ts";

/** The rows of a brand that screens of the area show, by their ids: `act` is a line of the log, `mails` failed all attempts. */
export type OfficeRows = {
  mails: [number, number];
  quote: number;
  message: number;
  subscription: number;
  event: number;
  city: number;
  act: number;
};

type Given = { name: string; email: string; phone: string; text: string; picture: string | null };
const ANNA: Given = {
  ...{ name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678", text: "Graag met lunch." },
  picture: null,
};

/**
 * Adds one held row of each kind to a brand, and a line of the log. `who` is the person and the free text in all of them. The event's
 * picture is `picture`, a file of the store.
 */
export async function addOfficeRows(db: Db, platform_id: number, who: Partial<Given> = {}): Promise<OfficeRows> {
  const { name, email, phone, text, picture } = { ...ANNA, ...who };
  const activity_id = await addActivity(db, { platform: platform_id, title: `Kanoën ${platform_id} ${text}`.slice(0, 120) });
  const quote = await db
    .insertInto("quote_request")
    .values({ activity_id, name, email, phone, description: text, company_name: text, held: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const message = await db
    .insertInto("contact_message")
    .values({ platform_id, name, email, phone, type: "QUESTION", description: text, company_name: text, held: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const subscription = await db
    .insertInto("newsletter_subscription")
    .values({ platform_id, name, email, held: true })
    .returning("id")
    .executeTakeFirstOrThrow();
  const where = { province: text, city: text, address: text, zipcode: "3511 AB" };
  const what = { title: text, description: text, start_date: "2090-07-01", website: "https://kermis.example" };
  const upload_id = picture === null ? null : await addUpload(db, platform_id, picture);
  const event = await db
    .insertInto("event_request")
    .values({ platform_id, name, email, ...where, ...what, upload_id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const province_id = await addProvince(db, { platform: platform_id, name: `Provincie ${platform_id} ${text}` });
  const city = await addCity(db, { platform: platform_id, name: text, province_id, listed: false });
  const act = await db
    .insertInto("audit")
    .values({
      ...{ actor_kind: "OPERATOR", actor_id: null, views_as: null, action: "held.reject", subject_kind: "quote", subject_id: quote.id },
      ...{ platform_id, organisation_id: null, reason: text, batch: null, undo_of: null, request_id: null },
      changes: JSON.stringify({ [text]: [text, text] }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ofQuote = { quoteRequestId: quote.id, platformId: platform_id };
  const mails: OfficeRows["mails"] = [await addDeadMail(db, ofQuote), await addDeadMail(db, ofQuote)];
  return { mails, quote: quote.id, message: message.id, subscription: subscription.id, event: event.id, city, act: act.id };
}

/** A visitor's mail that failed all attempts; returns the id of its job. */
async function addDeadMail(db: Db, { quoteRequestId, platformId }: { quoteRequestId: number; platformId: number }): Promise<number> {
  const { localHost } = brandOfPlatform(platformId);
  await queueMail(db, { mail: "quote-to-visitor", quoteRequestId, origin: `http://${localHost}:3000` });
  const { rows } = await sql<{ id: number }>`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 unknown mailbox'
    where id = (select max(id) from graphile_worker._private_jobs)
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function addUpload(db: Db, platform_id: number, file: string): Promise<number> {
  const size = { width: 640, height: 360, bytes: 9 };
  const { id } = await db
    .insertInto("upload")
    .values({ id: 1_000 + platform_id, platform_id, file, ...size, claimed_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
