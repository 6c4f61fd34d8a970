import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Encryption } from "../../crypto/encryption.ts";
import { countIbans } from "./count-ibans.server.ts";

export const REENCRYPT_IBANS = "reencrypt-ibans";

/** Queues the re-encryption once, however many processes start, when there is an IBAN that it would encrypt anew or cannot read. */
export async function queueReencryption(db: Db, secrets: Pick<Encryption, "decrypt">): Promise<void> {
  const { previous, oldFormat, otherKey, changed } = await countIbans(db, secrets);
  if (previous + oldFormat + otherKey + changed === 0) return;
  await sql`select graphile_worker.add_job(${REENCRYPT_IBANS}, job_key => ${REENCRYPT_IBANS})`.execute(db);
}
