import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { lockJob } from "../database/private-jobs.ts";
import { recordAct } from "../history/record-act.ts";
import { nameOf, type Acting } from "./retry-mails.ts";
import { findUnsent } from "./unsent-mails.ts";

/** `not-dead`: it has attempts left, and will be tried again. */
export type DropOutcome = { kind: "done"; actId: number } | { kind: "not-found" } | { kind: "not-dead" };

/** Removes a dead job from the queue for good. Its line in the log says what it was, and why. */
export async function dropMail(db: Db, { id, reason }: { id: number; reason: string }, acting: Acting): Promise<DropOutcome> {
  const { scope, actor, requestId } = acting;
  return db.transaction().execute(async (transaction): Promise<DropOutcome> => {
    // A colleague may be retrying it: what is read after the lock is what is removed.
    await lockJob(transaction, id);
    const mail = await findUnsent(transaction, scope, id);
    if (!mail) return { kind: "not-found" };
    if (mail.state !== "dead") return { kind: "not-dead" };
    const { rows } = await sql`select id from graphile_worker.complete_jobs(array[${id}]::bigint[])`.execute(transaction);
    if (rows.length === 0) return { kind: "not-dead" };
    const changes = { mail: [nameOf(mail), null], tries: [mail.tries, null], lastError: [mail.lastError, null] } as const;
    const subject = { kind: "mail", id, platformId: mail.platformId };
    const actId = await recordAct(transaction, { actor, action: "mails.drop", subject, changes, reason, requestId: requestId ?? null });
    return { kind: "done", actId };
  });
}
