import { createSecrets } from "../../src/crypto/secrets.ts";
import type { Db } from "../../src/database/open.ts";
import { folderPictures } from "../../src/media/picture-store.server.ts";
import type { Decision, ModerationContext } from "../../src/moderation/held-item.ts";
import { parseItemName } from "../../src/moderation/moderation-queue.ts";
import { EVERYTHING } from "../../src/permissions/scope.ts";
import { setIban } from "./events.ts";
import { addActivity, addCity, addOrganisation, addProvince } from "./fixtures.ts";
import { addPictureOf } from "./office-rows.ts";
import { SECRET_KEY } from "./secret-key.ts";

export const PERSON = {
  name: "Anna de Vries",
  email: "anna@korenbloem.example",
  phone: "06 1234 5678",
  created_at: "2027-05-11T10:00:00Z",
};
export const DECIDED_AT = new Date("2027-05-12T09:00:00Z");

/** What decisions of the command line depend on. */
export function moderationOf(db: Db, mediaFolder: string): ModerationContext {
  const pictures = folderPictures(mediaFolder);
  const originOf = () => "http://nl.localhost:3000";
  const operator = { actor: { kind: "OPERATOR" }, scope: EVERYTHING } as const;
  return { db, pictures, secrets: createSecrets(SECRET_KEY), originOf, now: DECIDED_AT, ...operator };
}

/** Decides as the command line does. */
export async function decide(context: ModerationContext, verdict: "release" | "reject", name: string): Promise<Decision> {
  const read = parseItemName(name);
  if (!read) throw new Error(`${name} is no item name.`);
  return read.kind[verdict](context, read.id);
}

type OfBrand = { platform?: number };

export async function addHeldQuote(
  db: Db,
  { platform = 1, ...row }: OfBrand & { name?: string; description?: string } = {},
): Promise<string> {
  const activity_id = await addActivity(db, { platform, title: "Kanoën op de Linge", contact_email: "kano@linge.example" });
  const values = { activity_id, ...PERSON, held: true, ...row };
  return `quote:${(await db.insertInto("quote_request").values(values).returning("id").executeTakeFirstOrThrow()).id}`;
}

export async function addHeldMessage(
  db: Db,
  { platform = 1, ...row }: OfBrand & { description?: string; name?: string } = {},
): Promise<string> {
  await addOrganisation(db, { platform });
  const values = { platform_id: platform, ...PERSON, type: "AD" as const, description: "Goedkope horloges", held: true, ...row };
  return `message:${(await db.insertInto("contact_message").values(values).returning("id").executeTakeFirstOrThrow()).id}`;
}

export async function addHeldSubscription(db: Db, { platform = 1, name = "Anna" }: OfBrand & { name?: string } = {}): Promise<string> {
  await addOrganisation(db, { platform });
  const values = { platform_id: platform, name, email: PERSON.email, held: true, created_at: "2027-05-12T08:55:00Z" };
  return `newsletter:${(await db.insertInto("newsletter_subscription").values(values).returning("id").executeTakeFirstOrThrow()).id}`;
}

/** An event of kids in Utrecht, with an IBAN and a private picture. */
export async function addHeldEvent(db: Db, mediaFolder: string, row: { title?: string; description?: string } = {}): Promise<string> {
  await addOrganisation(db, { platform: 3 });
  const { name, email, created_at } = PERSON;
  const where = { province: "Utrecht", city: "Utrecht", address: "Dorpsstraat 1", zipcode: "3511 AB" };
  const what = { title: "Kermis op het Neude", description: "Draaien.", start_date: "2027-07-01", website: "https://kermis.example" };
  const { id } = await db
    .insertInto("event_request")
    .values({ platform_id: 3, name, email, created_at, ...where, ...what, ...row })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addPictureOf(db, folderPictures(mediaFolder), { event: id, platform: 3 });
  await setIban(db, createSecrets(SECRET_KEY), { id });
  return `event:${id}`;
}

export async function addHeldCity(db: Db, { platform = 1, name = "Nergenshuizen" }: OfBrand & { name?: string } = {}): Promise<string> {
  const province_id = await addProvince(db, { platform, name: `Provincie van ${name}` });
  return `city:${await addCity(db, { platform, name, province_id, listed: false, created_at: "2027-05-12T08:56:00Z" })}`;
}
