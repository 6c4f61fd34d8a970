import { sql } from "kysely";
import type { Db } from "../../database/open.ts";

/** The idempotency key of a submission; with `maxAgeHours` null it is valid for as long as its row exists. */
export type SubmissionKey = {
  platformId: number;
  operation: string;
  key: string;
  bodyHash: string;
  maxAgeHours: number | null;
  now: Date;
};

export type KeyState = { kind: "new" } | { kind: "known"; answer: unknown } | { kind: "other-body" } | { kind: "in-flight" };

/**
 * Looks up the answer to a key. Locks the key until the transaction ends, so that one of several concurrent submissions is `new` and
 * the others are `in-flight`.
 */
export async function findAnswer(transaction: Db, submission: SubmissionKey): Promise<KeyState> {
  const { platformId, operation, key, bodyHash, maxAgeHours, now } = submission;
  const lock = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${platformId} ${operation} ${key}`}, 0)) as taken
  `.execute(transaction);
  if (!lock.rows[0]?.taken) return { kind: "in-flight" };

  const row = await transaction
    .selectFrom("submission_key")
    .select(["body_hash", "answer", "created_at"])
    .where("platform_id", "=", platformId)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!row || isExpired(row.created_at, { maxAgeHours, now })) return { kind: "new" };
  return row.body_hash === bodyHash ? { kind: "known", answer: row.answer } : { kind: "other-body" };
}

/** Stores the answer to a key, in the transaction of the submission. */
export async function saveAnswer(transaction: Db, submission: SubmissionKey, answer: object): Promise<void> {
  const { platformId, operation, key, bodyHash, now } = submission;
  const row = { body_hash: bodyHash, answer: JSON.stringify(answer), created_at: now };
  await transaction
    .insertInto("submission_key")
    .values({ platform_id: platformId, operation, key, ...row })
    .onConflict((conflict) => conflict.columns(["platform_id", "operation", "key"]).doUpdateSet(row))
    .execute();
}

function isExpired(createdAt: Date, { maxAgeHours, now }: { maxAgeHours: number | null; now: Date }): boolean {
  return maxAgeHours !== null && now.getTime() - createdAt.getTime() >= maxAgeHours * 3_600_000;
}
