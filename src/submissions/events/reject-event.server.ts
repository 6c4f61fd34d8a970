import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../../media/picture-store.server.ts";
import { removeUploadRow } from "../../media/uploads/release-upload.server.ts";
import { lockUndecided } from "./undecided.server.ts";

/** `actId` is what `record` returned. */
export type RejectOutcome = { kind: "rejected"; actId: number } | { kind: "not-found" } | { kind: "decided" };

type Rejection = {
  eventRequestId: number;
  now?: Date;
  /** Called in the transaction, to write the line of the log; returns its id. `picture` is the name of the deleted file. */
  record: (transaction: Db, rejected: { picture: string | null }) => Promise<number>;
};

/** Rejects a request and deletes its picture; the row stays until its retention ends. */
export async function rejectEvent(
  db: Db,
  pictures: PictureStore,
  { eventRequestId, now = new Date(), record }: Rejection,
): Promise<RejectOutcome> {
  let file: string | null = null;
  const outcome = await db.transaction().execute(async (transaction): Promise<RejectOutcome> => {
    const found = await lockUndecided(transaction, eventRequestId);
    if (found.kind !== "undecided") return found;
    await transaction.updateTable("event_request").set({ rejected_at: now }).where("id", "=", eventRequestId).execute();
    if (found.request.upload_id !== null) file = await removeUploadRow(transaction, found.request.upload_id);
    return { kind: "rejected", actId: await record(transaction, { picture: file }) };
  });
  if (file !== null) await pictures.remove(file);
  return outcome;
}
