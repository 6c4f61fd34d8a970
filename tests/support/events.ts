import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { EventRequestBody } from "../../src/contract/entities/event-request.ts";
import type { Db } from "../../src/database/open.ts";
import type { Tables } from "../../src/database/tables.ts";
import { ibanPlace } from "../../src/submissions/events/iban-place.server.ts";
import type { Encryption } from "../../src/crypto/encryption.ts";
import { addOrganisation } from "./fixtures.ts";

/** A submission of Noor, without her picture. Her IBAN is a published example. */
export const NOOR: Omit<EventRequestBody, "media"> = {
  name: "Noor Bakker",
  companyName: "Speeltuin De Wip",
  email: "noor@dewip.example",
  iban: "NL91ABNA0417164300",
  province: "Utrecht",
  city: "Utrecht",
  address: "Wipstraat 12",
  zipcode: "3511 AB",
  title: "Open dag van de speeltuin",
  description: "Alle toestellen doen mee.\nVanaf 3 jaar <script>alert(1)</script>",
  startDate: "2027-06-18",
  endDate: "2027-06-19",
  website: "https://www.dewip.example/open-dag",
};

let count = 0;

/** Adds the row of an unclaimed upload, without a file. Returns its id. */
export async function addUpload(db: Db, { platform = 3, claimed = false }: { platform?: number; claimed?: boolean } = {}): Promise<number> {
  const id = 1_000_000 + ++count;
  const file = `00000000-0000-4000-8000-${String(id).padStart(12, "0")}.webp`;
  const row = { id, platform_id: platform, file, width: 800, height: 600, bytes: 40_000, claimed_at: claimed ? new Date() : null };
  await db.insertInto("upload").values(row).execute();
  return id;
}

/** Encrypts an IBAN into the row of a request. */
export async function setIban(
  db: Db,
  secrets: Pick<Encryption, "encrypt">,
  { id, iban = NOOR.iban }: { id: number; iban?: string },
): Promise<void> {
  const iban_encrypted = secrets.encrypt(iban, ibanPlace(id));
  await db.updateTable("event_request").set({ iban_encrypted }).where("id", "=", id).execute();
}

/** An IBAN in the old encryption, which did not bind it to its row. */
export function oldFormat(key: string, iban: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", Buffer.from(hkdfSync("sha256", key, "uitkijk", "encrypt", 32)), nonce);
  const hidden = Buffer.concat([cipher.update(iban, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

type RequestRow = Partial<Insertable<Tables["event_request"]>>;

/** Adds Noor's event request on kids, with an invalid encrypted IBAN. Returns its id. */
export async function addEventRequest(db: Db, row: RequestRow = {}): Promise<number> {
  await addOrganisation(db, { platform: row.platform_id ?? 3 });
  const { iban: _iban, companyName, startDate, endDate: _end, ...same } = NOOR;
  const values = { ...same, platform_id: 3, company_name: companyName, start_date: startDate, iban_encrypted: Buffer.from("x"), ...row };
  return (await db.insertInto("event_request").values(values).returning("id").executeTakeFirstOrThrow()).id;
}
