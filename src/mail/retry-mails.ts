import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import type { Actor } from "../permissions/actor.ts";
import type { Scope } from "../permissions/scope.ts";
import { MAX_ATTEMPTS } from "./queue-mail.ts";
import { countUnsent, findUnsent, unsentMails, type Unsent, type UnsentFilter } from "./unsent-mails.ts";

/** Who acts, and what they can see. */
export type Acting = { scope: Scope; actor: Actor; requestId?: string };

/** `busy`: a worker is running it at this moment. `actId` is the line of the log, the last one for several mails. */
export type RetryOutcome = { kind: "done"; count: number; actId: number } | { kind: "not-found" } | { kind: "busy" };
export type RetryAllOutcome = RetryOutcome | { kind: "changed"; count: number };

/** More are retried by repeating it. */
export const MOST_AT_ONCE = 1_000;

/** Resets the attempts of a failed job and schedules it now. */
export async function retryMail(db: Db, id: number, acting: Acting): Promise<RetryOutcome> {
  return db.transaction().execute(async (transaction): Promise<RetryOutcome> => {
    const mail = await findUnsent(transaction, acting.scope, id);
    return mail ? retry(transaction, [mail], acting) : { kind: "not-found" };
  });
}

/**
 * Retries the failed jobs of a filter, the oldest dead ones first, at most 1,000. With another number than `expected`, the one that was on
 * screen, nothing is retried: the actor decided about other mails (specification 4 §12).
 */
export async function retryMails(
  db: Db,
  { filter, expected }: { filter: UnsentFilter; expected: number | "any" },
  acting: Acting,
): Promise<RetryAllOutcome> {
  return db.transaction().execute(async (transaction): Promise<RetryAllOutcome> => {
    const { count } = await countUnsent(transaction, acting.scope, { filter, most: MOST_AT_ONCE });
    if (expected !== "any" && count !== expected) return { kind: "changed", count };
    const mails = await unsentMails(transaction, acting.scope, { filter, limit: MOST_AT_ONCE });
    return mails.length === 0 ? { kind: "not-found" } : retry(transaction, mails, acting);
  });
}

async function retry(transaction: Db, mails: readonly Unsent[], { actor, requestId }: Acting): Promise<RetryOutcome> {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.reschedule_jobs(
      ${mails.map(({ id }) => id)}::bigint[], run_at => now(), attempts => 0, max_attempts => ${MAX_ATTEMPTS}::integer)
  `.execute(transaction);
  const ids = new Set(rows.map(({ id }) => id));
  const batch = mails.length > 1 ? { batch: randomUUID() } : {};
  let actId: number | null = null;
  for (const { id, platformId, kind, rows: about, tries } of mails.filter((mail) => ids.has(mail.id))) {
    const changes = { mail: [null, nameOf({ kind, rows: about })], tries: [tries, 0] } as const;
    actId = await recordAct(transaction, {
      ...{ actor, action: "mails.retry", subject: { kind: "mail", id, platformId }, changes, ...batch },
      requestId: requestId ?? null,
    });
  }
  return actId === null ? { kind: "busy" } : { kind: "done", count: ids.size, actId };
}

/** `quote-to-provider (quoteRequestId 12)`. */
export function nameOf({ kind, rows }: Pick<Unsent, "kind" | "rows">): string {
  return rows === "" ? kind : `${kind} (${rows})`;
}
