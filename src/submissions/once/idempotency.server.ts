import { sql } from "kysely";
import type { Db } from "../../database/open.ts";

/** One submission of a visitor: `maxAgeHours` null keeps a key for as long as its row exists. */
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
 * What is known of this key. Takes the key's lock until the transaction ends, so that of equal submissions at one moment
 * one is new and the others in flight.
 */
export async function findAnswer(transaction: Db, submission: SubmissionKey): Promise<KeyState> {
  const { platformId, operation, key, bodyHash, maxAgeHours, now } = submission;
  const lock = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${platformId} ${operation} ${key}`}, 0)) as taken
  `.execute(transaction);
  if (!lock.rows[0]?.taken) return { kind: "in-flight" };

  const known = await transaction
    .selectFrom("submission_key")
    .select(["body_hash", "answer", "created_at"])
    .where("platform_id", "=", platformId)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!known || isOver(known.created_at, { maxAgeHours, now })) return { kind: "new" };
  return known.body_hash === bodyHash ? { kind: "known", answer: known.answer } : { kind: "other-body" };
}

/** Keeps the answer under the key, in the transaction of the fact itself. */
export async function saveAnswer(transaction: Db, submission: SubmissionKey, answer: object): Promise<void> {
  const { platformId, operation, key, bodyHash, now } = submission;
  const row = { body_hash: bodyHash, answer: JSON.stringify(answer), created_at: now };
  await transaction
    .insertInto("submission_key")
    .values({ platform_id: platformId, operation, key, ...row })
    .onConflict((conflict) => conflict.columns(["platform_id", "operation", "key"]).doUpdateSet(row))
    .execute();
}

function isOver(createdAt: Date, { maxAgeHours, now }: { maxAgeHours: number | null; now: Date }): boolean {
  return maxAgeHours !== null && now.getTime() - createdAt.getTime() >= maxAgeHours * 3_600_000;
}
