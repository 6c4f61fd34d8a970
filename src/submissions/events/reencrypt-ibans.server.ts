import type { Db } from "../../database/open.ts";
import type { Encryption } from "../../crypto/encryption.ts";
import { encryptedIbans } from "./encrypted-ibans.server.ts";
import { ibanPlace } from "./iban-place.server.ts";

export type Reencrypted = { reencrypted: number; unreadable: number };

/**
 * Re-encrypts every IBAN of the previous key or in the old format with the current key. Returns how many, and how many are unreadable
 * and stay unchanged. Safe to run concurrently: a row is updated only while it contains the bytes that were read, so erased or changed
 * IBANs are not overwritten.
 */
export async function reencryptIbans(db: Db, secrets: Encryption): Promise<Reencrypted> {
  const counts = { reencrypted: 0, unreadable: 0 };
  for await (const { id, bytes } of encryptedIbans(db)) {
    const place = ibanPlace(id);
    const read = secrets.decrypt(bytes, place);
    if (read.kind === "unreadable") counts.unreadable += 1;
    else if (read.key === "previous" || read.isOldFormat) {
      const { numUpdatedRows } = await db
        .updateTable("event_request")
        .set({ iban_encrypted: secrets.encrypt(read.text, place) })
        .where("id", "=", id)
        .where("iban_encrypted", "=", bytes)
        .executeTakeFirstOrThrow();
      counts.reencrypted += Number(numUpdatedRows);
    }
  }
  return counts;
}
