import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import type { Actor } from "../permissions/actor.ts";
import { endSession, endSessions } from "./session.ts";

type Ending = { actor: Actor; accountId: number; requestId?: string };

/** Ends one session of an account, and records it; null when there is none. Returns the id of the line in the log. */
export async function endOneSession(
  db: Db,
  { actor, accountId, sessionId, requestId }: Ending & { sessionId: number },
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    if (!(await endSession(transaction, { accountId, sessionId }))) return null;
    const subject = { kind: "account", id: accountId };
    return recordAct(transaction, { actor, action: "account.session-ended", subject, ...(requestId && { requestId }) });
  });
}

/** Ends all sessions of an account, or all but one (ASVS 7.4.3), and records it. */
export async function endAllSessions(
  db: Db,
  { actor, accountId, requestId, except = 0 }: Ending & { except?: number },
): Promise<{ ended: number; actId: number }> {
  return db.transaction().execute(async (transaction) => {
    const ended = await endSessions(transaction, accountId, { except });
    const act = { actor, action: "account.sessions-ended", subject: { kind: "account", id: accountId }, ...(requestId && { requestId }) };
    return { ended, actId: await recordAct(transaction, { ...act, changes: { sessions: [ended, 0] } }) };
  });
}
