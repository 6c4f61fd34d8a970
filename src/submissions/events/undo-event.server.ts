import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { uploadUrl } from "../../media/uploads/upload-url.ts";

/** Makes a rejected request wait again; its picture stays deleted. False when it is not as the rejection left it. */
export async function unrejectEvent(transaction: Db, eventRequestId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("event_request")
    .set({ rejected_at: null })
    .where("id", "=", eventRequestId)
    .where("rejected_at", "is not", null)
    .where("event_id", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export type Withdrawn =
  /** `picture`: the file to withdraw after the commit. */
  { kind: "withdrawn"; picture: string | null } | { kind: "changed" };

/**
 * Deletes the event of a released request, which then waits again. `changed` when the event was edited, has other pictures, or is gone.
 * The caller withdraws the picture after the commit: a picture that stays public does less harm than an event without it.
 */
export async function withdrawEvent(
  transaction: Db,
  { eventRequestId, eventId }: { eventRequestId: number; eventId: number },
): Promise<Withdrawn> {
  const request = await transaction
    .selectFrom("event_request")
    .leftJoin("upload", "upload.id", "event_request.upload_id")
    .select(["event_id", "upload.id as uploadId", "file"])
    .where("event_request.id", "=", eventRequestId)
    .forUpdate("event_request")
    .executeTakeFirst();
  if (!request || request.event_id !== eventId || !(await isUntouched(transaction, { eventId, file: request.file }))) {
    return { kind: "changed" };
  }
  // Its media rows, and the reference of the request, go with it.
  await transaction.deleteFrom("event").where("id", "=", eventId).execute();
  if (request.uploadId !== null)
    await transaction.updateTable("upload").set({ released_at: null }).where("id", "=", request.uploadId).execute();
  return { kind: "withdrawn", picture: request.file };
}

/** A trigger moves `updated_at` with every change; the job that makes widths changes the media row alone. */
async function isUntouched(transaction: Db, { eventId, file }: { eventId: number; file: string | null }): Promise<boolean> {
  const event = await transaction
    .selectFrom("event")
    .select("id")
    .where("id", "=", eventId)
    .where(sql<boolean>`updated_at = created_at`)
    .forUpdate()
    .executeTakeFirst();
  const media = await transaction.selectFrom("media").select("url").where("event_id", "=", eventId).execute();
  return event !== undefined && media.every(({ url }) => file !== null && url === uploadUrl(file));
}
