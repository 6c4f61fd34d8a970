import { sql } from "kysely";
import * as z from "zod/mini";
import type { Encryption, Place } from "../../crypto/encryption.ts";
import type { Db } from "../../database/open.ts";
import { isBrandIn, type Scope } from "../../permissions/scope.ts";
import { MAX_ATTEMPTS, QUEUE } from "./queue-sync.server.ts";

export const FORGET_SUBSCRIBER = "forget-subscriber";

/** `sealed` is the encrypted address: the rows that held it are gone when the job runs. */
export const forgetJob = z.object({ sealed: z.string() });
export type ForgetJob = z.infer<typeof forgetJob>;

/** Of the encrypted address: those of other purposes cannot be decrypted as this one. */
export const FORGET_PLACE: Place = { table: "job", row: 0, column: FORGET_SUBSCRIBER };

/**
 * Queues that the mail service forgets an address, in the transaction that erases its rows. Returns the id of the job. It runs after a
 * synchronisation that is running, which may have read a row just before it was erased: their queue is serial.
 */
export async function queueForgetting(transaction: Db, secrets: Pick<Encryption, "encrypt">, address: string): Promise<number> {
  const job: ForgetJob = { sealed: secrets.encrypt(address, FORGET_PLACE).toString("base64") };
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job(
      ${FORGET_SUBSCRIBER}, ${JSON.stringify(job)}::json, queue_name => ${QUEUE}, max_attempts => ${MAX_ATTEMPTS}::integer)
  `.execute(transaction);
  const [queued] = rows;
  if (!queued) throw new Error("The queue returned no job.");
  return queued.id;
}

/** Whether a queued forgetting has not yet succeeded. An address belongs to no brand: false for an editor of some brands. */
export async function isStillForgetting(db: Db, scope: Scope, jobId: number): Promise<boolean> {
  if (!isBrandIn(scope, null)) return false;
  const { rows } = await sql`
    select from graphile_worker.jobs where id = ${jobId}::bigint and task_identifier = ${FORGET_SUBSCRIBER}
  `.execute(db);
  return rows.length > 0;
}
