import { sql } from "kysely";
import { brands } from "../../brands/brands.ts";
import { dayIn } from "../../brands/day-in.ts";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { failForTrial } from "./fail-for-trial.ts";
import { fillCountedQuotes } from "./counted-quotes.ts";
import { fillTrialFigures } from "./trial-figures.ts";
import { TRIAL_CITY, trialEvents, trialMessages, trialQuotes, trialSubscriptions } from "./trial-submissions.ts";

const HOUR_MS = 3_600_000;
/** The brand that the invented submissions are of, apart from the events. */
const BRAND_ID = 1;

/**
 * Adds what a new editor tries the management area with (specification 4 §13): invented submissions that wait, two mails that could not be
 * delivered, and figures of a quarter. Only for trying out, and only once: not where anybody has sent or counted anything.
 */
export async function fillTrial(db: Db, { now, log }: { now: Date; log: (line: string) => void }): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await isUsed(transaction)) return;
    await fillTrialFigures(transaction, dayIn("Europe/Amsterdam", now));
    await fillQuotes(transaction, now);
    await fillCountedQuotes(transaction, now);
    await fillMessages(transaction, now);
    for (const { hoursAgo, ...row } of trialSubscriptions) {
      const values = { ...row, platform_id: BRAND_ID, created_at: before(now, hoursAgo) };
      await transaction.insertInto("newsletter_subscription").values(values).execute();
    }
    await fillEvents(transaction, now);
    await fillCity(transaction, now);
    log("filled the management area with invented submissions, mails and figures, for trying out");
  });
}

async function isUsed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from quote_request) or exists (select from contact_message) or exists (select from event_request)
      or exists (select from newsletter_subscription) or exists (select from service_mail_statistics) or exists (select from audit) as is
  `.execute(db);
  return rows[0]?.is ?? true;
}

async function fillQuotes(transaction: Db, now: Date): Promise<void> {
  const activities = await transaction
    .selectFrom("activity")
    .select("id")
    .where("platform_id", "=", BRAND_ID)
    .where("approved", "=", true)
    .where("status", "=", "ACTIVE")
    .where("is_edit_copy", "=", false)
    .orderBy("id")
    .limit(trialQuotes.length)
    .execute();
  for (const [index, { hoursAgo, ...row }] of trialQuotes.entries()) {
    const activity = activities[index % activities.length];
    if (!activity) return;
    const { id } = await transaction
      .insertInto("quote_request")
      .values({
        ...row,
        activity_id: activity.id,
        planned_date: dayIn("Europe/Amsterdam", before(now, -24 * 30)),
        created_at: before(now, hoursAgo),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (row.held) continue;
    const job = { mail: "quote-to-provider", quoteRequestId: id, origin: originOf(BRAND_ID), recipient: { kind: "activity" } } as const;
    await failForTrial(transaction, job, {
      since: before(now, hoursAgo),
      error: "The mail server refuses the address for good: 550 5.1.1 no such user",
    });
  }
}

async function fillMessages(transaction: Db, now: Date): Promise<void> {
  for (const { hoursAgo, ...row } of trialMessages) {
    const { id } = await transaction
      .insertInto("contact_message")
      .values({ ...row, platform_id: BRAND_ID, created_at: before(now, hoursAgo) })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (row.held) continue;
    const job = { mail: "contact-to-visitor", contactMessageId: id, origin: originOf(BRAND_ID) } as const;
    await failForTrial(transaction, job, {
      since: before(now, hoursAgo),
      error: "The mail server did not take the mail: getaddrinfo ENOTFOUND bakkr.example",
    });
  }
}

/** Events of a brand with an agenda. */
async function fillEvents(transaction: Db, now: Date): Promise<void> {
  const brand = brands.find(({ pages }) => pages.agenda !== null);
  const known = brand && (await largestCity(transaction, brand));
  if (!known) return;
  for (const { hoursAgo, inDays, city, ...row } of trialEvents) {
    await transaction
      .insertInto("event_request")
      .values({
        ...{ ...row, platform_id: brand.id, province: known.province, city: city ?? known.name },
        ...{ start_date: dayIn(brand.timeZone, before(now, -24 * inDays)), created_at: before(now, hoursAgo) },
      })
      .execute();
  }
}

/** A city that a visitor suggested, beside the largest one. */
async function fillCity(transaction: Db, now: Date): Promise<void> {
  const brand = brands.find(({ id }) => id === BRAND_ID);
  const beside = brand && (await largestCity(transaction, brand));
  if (!beside) return;
  const { name, hoursAgo } = TRIAL_CITY;
  const { lon, lat, province_id } = beside;
  await transaction
    .insertInto("city")
    .values({
      ...{ platform_id: BRAND_ID, location_id: `visitor:${beside.province.toLowerCase()}:${name.toLowerCase()}`, name, lon, lat },
      ...{ province_id, region_id: null, listed: false, created_at: before(now, hoursAgo) },
    })
    .execute();
}

/** Of the brand's own country: some brands know the cities of others too. */
async function largestCity(transaction: Db, { id, countryCode }: Brand) {
  return transaction
    .selectFrom("city")
    .innerJoin("province", "province.id", "city.province_id")
    .select(["city.name", "city.lon", "city.lat", "city.province_id", "province.name as province"])
    .where("city.platform_id", "=", id)
    .where("city.listed", "=", true)
    .where("province.country_code", "=", countryCode)
    .orderBy("city.population", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The origin of a brand with the default port: while trying out, mails stay in the mailbox of this machine. */
function originOf(platformId: number): string {
  const brand = brands.find(({ id }) => id === platformId);
  return `http://${brand?.localHost ?? "localhost"}:3000`;
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
