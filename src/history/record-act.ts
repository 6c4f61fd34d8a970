import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { isPerson, type Actor } from "../permissions/actor.ts";

/** Fields before and after an act; what identifies a person is masked by the caller. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** What an act was about. */
export type ActSubject = { kind: string; id: number | null; platformId?: number | null; organisationId?: number | null };

export type Act = {
  actor: Actor;
  /** Its name in the log, such as `held.release`. */
  action: string;
  subject: ActSubject;
  changes?: Changes;
  reason?: string | null;
  /** Groups the acts of one bulk operation. */
  batch?: string;
  /** The line that this act undoes. */
  undoOf?: number;
  requestId?: string | null;
};

/**
 * Writes the line of an act to the log, in the transaction of the act: both are stored or neither (specification 4 §12). Returns its id.
 */
export async function recordAct(transaction: Db, act: Act): Promise<number> {
  const { actor, subject } = act;
  const { id } = await transaction
    .insertInto("audit")
    .values({
      actor_kind: actor.kind === "HALF" ? "NOBODY" : actor.kind,
      actor_id: accountOf(actor),
      views_as: isPerson(actor) ? actor.viewsAs : null,
      action: act.action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      platform_id: subject.platformId ?? null,
      organisation_id: subject.organisationId ?? null,
      changes: JSON.stringify(act.changes ?? {}),
      reason: act.reason ?? null,
      batch: act.batch ?? null,
      undo_of: act.undoOf ?? null,
      request_id: act.requestId ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Allows this transaction to change or remove lines: for their retention, and for erasing a person. */
export async function allowHistoryChanges(transaction: Db): Promise<void> {
  await sql`select set_config('uitkijk.retention', 'on', true)`.execute(transaction);
}

function accountOf(actor: Actor): number | null {
  return "accountId" in actor ? actor.accountId : null;
}
