import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db } from "../database/open.ts";

export const SEND_MAIL = "send-mail";

/**
 * Graphile Worker waits e^attempts seconds between attempts, at most e^10 s (6.1 hours): the first ten attempts span
 * half a day, 48 about ten days. A job that fails them all stays in the table, with its last error.
 */
const MOST_ATTEMPTS = 48;

const recipient = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("contact-person"), id: z.int() }),
  z.object({ kind: z.literal("activity") }),
  z.object({ kind: z.literal("organisation") }),
  z.object({ kind: z.literal("platform") }),
]);
export type ProviderRecipient = z.infer<typeof recipient>;

/** What a job remembers: which mail, never what is in it. Rows and addresses are read when it is sent. */
export const mailJob = z.discriminatedUnion("mail", [
  z.object({ mail: z.literal("quote-to-provider"), quoteRequestId: z.int(), origin: z.string(), recipient }),
  z.object({ mail: z.literal("quote-to-visitor"), quoteRequestId: z.int(), origin: z.string() }),
]);
export type MailJob = z.infer<typeof mailJob>;

/** Queues a mail in the transaction of the fact that it follows from: both are kept, or neither (house, A write). */
export async function queueMail(transaction: Db, job: MailJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(${SEND_MAIL}, ${JSON.stringify(job)}::json, max_attempts => ${MOST_ATTEMPTS}::integer)
  `.execute(transaction);
}
