import type { Db } from "../database/open.ts";
import { recordAct, type Changes } from "../history/record-act.ts";
import type { HeldKindName, ModerationContext } from "./held-item.ts";

type Decided = {
  action: "held.release" | "held.reject";
  kind: HeldKindName;
  id: number;
  platformId: number;
  changes?: Changes;
  reason?: string | undefined;
};

/** Writes a decision to the log, in its transaction. Returns the id of the line. */
export async function recordDecision(
  transaction: Db,
  { actor, requestId }: Pick<ModerationContext, "actor" | "requestId">,
  { action, kind, id, platformId, changes = {}, reason }: Decided,
): Promise<number> {
  const subject = { kind, id, platformId };
  return recordAct(transaction, { actor, action, subject, changes, reason: reason ?? null, requestId: requestId ?? null });
}
