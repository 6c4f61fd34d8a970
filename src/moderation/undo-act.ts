import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { readAct, type RecordedAct } from "../history/read-acts.ts";
import { recordAct, type Changes } from "../history/record-act.ts";
import { unrejectEvent, withdrawEvent } from "../submissions/events/undo-event.server.ts";
import { isBrandIn } from "../permissions/scope.ts";
import { isDeletedCity, restoreCity } from "./deleted-city.ts";
import type { ModerationContext } from "./held-item.ts";
import { unrejectRow } from "./held-row.ts";

export type UndoOutcome =
  | { kind: "undone"; actId: number }
  /** Missing, outside the scope, or an act that cannot be undone. */
  | { kind: "not-found" }
  | { kind: "already-undone" }
  /** What the act left has changed since: undoing it would undo more. */
  | { kind: "changed" };

/** `picture` is a file to withdraw after the commit. */
type Undoing = { kind: "undone"; changes?: Changes; picture?: string | null } | { kind: "changed" };
type Undo = (transaction: Db, act: RecordedAct & { subjectId: number }) => Promise<Undoing>;

/** The acts that can be undone, by action and subject. What has left as a mail cannot. */
const UNDO: Readonly<Record<string, Undo>> = {
  "held.reject quote": (transaction, { subjectId: id }) => undoneIf(unrejectRow(transaction, { kind: "quote", id })),
  "held.reject message": (transaction, { subjectId: id }) => undoneIf(unrejectRow(transaction, { kind: "message", id })),
  "held.reject newsletter": (transaction, { subjectId: id }) => undoneIf(unrejectRow(transaction, { kind: "newsletter", id })),
  "held.reject event": undoRejectedEvent,
  "held.release event": undoReleasedEvent,
  "held.reject city": undoRejectedCity,
  "held.release city": undoReleasedCity,
};

/** Whether an act can be undone: once, and not an undoing itself. */
export function isUndoable(act: RecordedAct): boolean {
  return undoOf(act) !== undefined && act.undoneBy === null;
}

/** Undoes an act where nothing changed since, once, as an act of its own: `held.reject.undo` (specification 4 §12). */
export async function undoAct(context: ModerationContext, actId: number): Promise<UndoOutcome> {
  const { db, scope, pictures } = context;
  let picture: string | null = null;
  const outcome = await db.transaction().execute(async (transaction): Promise<UndoOutcome> => {
    // Concurrent undoings of one act wait here.
    await sql`select from audit where id = ${actId} for update`.execute(transaction);
    const act = await readAct(transaction, scope, actId);
    const undo = act && undoOf(act);
    if (!act || !undo || act.subjectId === null || !isBrandIn(scope, act.platformId)) return { kind: "not-found" };
    if (act.undoneBy !== null) return { kind: "already-undone" };
    const undoing = await undo(transaction, { ...act, subjectId: act.subjectId });
    if (undoing.kind === "changed") return undoing;
    picture = undoing.picture ?? null;
    return { kind: "undone", actId: await recordUndo(transaction, context, { act, changes: undoing.changes ?? {} }) };
  });
  if (picture !== null) await pictures.withdraw(picture);
  return outcome;
}

function undoOf({ action, subjectKind, undoOf: undone }: RecordedAct): Undo | undefined {
  const name = `${action} ${subjectKind}`;
  return undone === null && Object.hasOwn(UNDO, name) ? UNDO[name] : undefined;
}

async function recordUndo(
  transaction: Db,
  { actor, requestId }: ModerationContext,
  { act, changes }: { act: RecordedAct; changes: Changes },
): Promise<number> {
  const subject = { kind: act.subjectKind, id: act.subjectId, platformId: act.platformId };
  const action = `${act.action}.undo`;
  return recordAct(transaction, { actor, action, subject, changes, undoOf: act.id, requestId: requestId ?? null });
}

/** The picture was deleted with the rejection: the line of the undoing says that it stays away. */
async function undoRejectedEvent(transaction: Db, { subjectId, changes }: RecordedAct & { subjectId: number }): Promise<Undoing> {
  if (!(await unrejectEvent(transaction, subjectId))) return { kind: "changed" };
  return { kind: "undone", changes: changes["picture"] ? { notRestored: [null, "picture"] } : {} };
}

async function undoReleasedEvent(transaction: Db, { subjectId, changes }: RecordedAct & { subjectId: number }): Promise<Undoing> {
  const eventId = Number(changes["event"]?.[1]);
  const withdrawn = await withdrawEvent(transaction, { eventRequestId: subjectId, eventId });
  if (withdrawn.kind === "changed") return withdrawn;
  return { kind: "undone", changes: { event: [eventId, null] }, picture: withdrawn.picture };
}

async function undoRejectedCity(transaction: Db, { subjectId: id, changes }: RecordedAct & { subjectId: number }): Promise<Undoing> {
  return undoneIf(
    isDeletedCity(changes)
      ? restoreCity(transaction, { id, changes })
      : setCity(transaction, id, sql`rejected_at = null where rejected_at is not null and not listed`),
  );
}

/** A position that the release changed is set back too. */
async function undoReleasedCity(transaction: Db, { subjectId, changes }: RecordedAct & { subjectId: number }): Promise<Undoing> {
  const { lon, lat } = changes;
  if (!lon || !lat) return undoneIf(setCity(transaction, subjectId, sql`listed = false where listed`));
  const [before, after] = [
    { lon: Number(lon[0]), lat: Number(lat[0]) },
    { lon: Number(lon[1]), lat: Number(lat[1]) },
  ];
  const change = sql`listed = false, lon = ${before.lon}, lat = ${before.lat} where listed and lon = ${after.lon} and lat = ${after.lat}`;
  return undoneIf(setCity(transaction, subjectId, change));
}

async function setCity(transaction: Db, id: number, change: ReturnType<typeof sql>): Promise<boolean> {
  const { numAffectedRows } = await sql`update city set ${change} and id = ${id}`.execute(transaction);
  return numAffectedRows === 1n;
}

async function undoneIf(isUndone: Promise<boolean>): Promise<Undoing> {
  return (await isUndone) ? { kind: "undone" } : { kind: "changed" };
}
