import { randomBytes, randomInt } from "node:crypto";
import { sql } from "kysely";
import { openSession } from "../../src/accounts/session.ts";
import { brandOfPlatform } from "../../src/brands/brands.ts";
import type { Db } from "../../src/database/open.ts";
import { queueMail } from "../../src/mail/queue-mail.ts";
import type { PictureStore } from "../../src/media/picture-store.server.ts";
import { addActivity, addCity, addProvince } from "./fixtures.ts";

/** The rows of a brand that screens of the area show, by their ids: `act` is a line of the log, `mails` failed all attempts. */
export type OfficeRows = {
  /** An editor of the brand. */
  colleague: number;
  mails: [number, number];
  quote: number;
  message: number;
  subscription: number;
  event: number;
  city: number;
  act: number;
};

type Person = { name: string; email: string; phone: string; text: string };
const ANNA: Person = { name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678", text: "Graag met lunch." };

/** Rows of an account: two passkeys, and a session on another device. */
export type AccountRows = { passkeys: [number, number]; session: number };

/** Adds one held row of each kind to a brand, two dead mails a colleague and a line of the log. `who` is the person and the free text in all of them. */
export async function addOfficeRows(db: Db, platform_id: number, who: Partial<Person> = {}): Promise<OfficeRows> {
  const { name, email, phone, text } = { ...ANNA, ...who };
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
  const event = await db
    .insertInto("event_request")
    .values({ platform_id, name, email, ...where, ...what })
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
  const colleague = await addEditor(db, platform_id);
  return { colleague, mails, quote: quote.id, message: message.id, subscription: subscription.id, event: event.id, city, act: act.id };
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

/** Gives a held event a private picture. */
export async function addPictureOf(
  db: Db,
  pictures: PictureStore,
  { event, platform }: { event: number; platform: number },
): Promise<void> {
  const file = await pictures.save(Buffer.from("a picture"));
  const upload = { id: randomInt(1, 2 ** 31), platform_id: platform, file, width: 640, height: 360, bytes: 9, claimed_at: new Date() };
  await db.insertInto("upload").values(upload).execute();
  await db.updateTable("event_request").set({ upload_id: upload.id }).where("id", "=", event).execute();
}

async function addEditor(db: Db, platform_id: number): Promise<number> {
  const name = { first_name: "Bram", last_name: "Smit", email: `bram${platform_id}.${randomInt(1, 2 ** 31)}@redactie.example` };
  const { id } = await db
    .insertInto("user_account")
    .values({ ...name, role_id: 1, active: true, phone: null, password: null, old_password: null, old_idx: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("user_platform").values({ user_account_id: id, platform_id }).execute();
  return id;
}

/** Gives an account two passkeys, which no device has, and a session on another device. */
export async function addAccountRows(db: Db, accountId: number): Promise<AccountRows> {
  const passkey = async () => {
    const bytes = { credential_id: randomBytes(16), public_key: randomBytes(32) };
    const values = { user_account_id: accountId, label: "Telefoon", ...bytes };
    return (await db.insertInto("passkey").values(values).returning("id").executeTakeFirstOrThrow()).id;
  };
  const passkeys: AccountRows["passkeys"] = [await passkey(), await passkey()];
  await openSession(db, { accountId, method: "MAIL+TOTP", browser: "Safari, iOS", now: new Date() });
  const session = await db
    .selectFrom("session")
    .select("id")
    .where("user_account_id", "=", accountId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { passkeys, session: session.id };
}
