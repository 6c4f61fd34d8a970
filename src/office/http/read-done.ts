import type { Db } from "../../database/open.ts";
import { countBatch, readAct } from "../../history/read-acts.ts";
import { may } from "../../permissions/may.ts";
import { isPerson, type Actor } from "../../permissions/actor.ts";
import type { Scope } from "../../permissions/scope.ts";
import { isUndoable } from "../../moderation/undo-act.ts";
import type { OfficeRequest } from "./office-request.ts";
import { readLongId } from "./read-id.ts";

/** How long a page says what was just done. */
const SHOWN_MS = 15 * 60_000;

/** The act of `?gedaan=12`, if the actor did it just now. */
export async function readDone(
  db: Db,
  { url, actor, scope, now }: { url: URL; actor: Actor; scope: Scope; now: Date },
): Promise<OfficeRequest["done"]> {
  const id = readLongId(url.searchParams.get("gedaan"));
  if (id === null || !isPerson(actor)) return null;
  const act = await readAct(db, scope, id);
  if (!act || act.actorId !== actor.accountId || now.getTime() - act.at.getTime() > SHOWN_MS) return null;
  const canUndo = isUndoable(act) && may(actor, "log.undo", { subject: act, now }).kind === "allowed";
  return { act, count: await countBatch(db, scope, act), canUndo };
}
