import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Encryption } from "../../crypto/encryption.ts";
import { countIbans } from "./count-ibans.server.ts";

export const REENCRYPT_IBANS = "reencrypt-ibans";

/** Queues one re-encryption job, however many processes start, if any IBAN needs re-encryption or is unreadable. */
export async function queueReencryption(db: Db, secrets: Pick<Encryption, "decrypt">): Promise<void> {
  const { previous, oldFormat, otherKey, changed } = await countIbans(db, secrets);
  if (previous + oldFormat + otherKey + changed === 0) return;
  await sql`select graphile_worker.add_job(${REENCRYPT_IBANS}, job_key => ${REENCRYPT_IBANS})`.execute(db);
}
