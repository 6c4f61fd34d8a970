import type { Decrypted, Encryption } from "../../crypto/encryption.ts";
import type { Db } from "../../database/open.ts";
import { ibanPlace } from "./iban-place.server.ts";

/** The IBAN of an event request; null when it has none. The caller has checked who may know it. */
export async function readIban(db: Db, secrets: Pick<Encryption, "decrypt">, eventRequestId: number): Promise<Decrypted | null> {
  const row = await db.selectFrom("event_request").select("iban_encrypted as bytes").where("id", "=", eventRequestId).executeTakeFirst();
  return row?.bytes ? secrets.decrypt(row.bytes, ibanPlace(eventRequestId)) : null;
}
