import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import type { PictureStore } from "../../media/picture-store.server.ts";
import { releaseUpload } from "../../media/uploads/release-upload.server.ts";
import { uploadUrl } from "../../media/uploads/upload-url.ts";
import { eventMoments } from "./event-days.ts";
import { eventPlace, type EventPlace } from "./event-place.server.ts";
import { lockUndecided, type Undecided } from "./undecided.server.ts";

/** `actId` is what `record` returned. */
export type ReleaseOutcome = ({ kind: "released"; actId: number } & Released) | { kind: "not-found" } | { kind: "decided" };

type Released = { eventId: number; place: EventPlace };
type Release = {
  eventRequestId: number;
  /** Called in the transaction, to write the line of the log; returns its id. */
  record: (transaction: Db, released: Released) => Promise<number>;
};

/**
 * Publishes a request as an event, with its picture, in one transaction; `decided` if it was released or rejected before. Concurrent
 * decisions on one request wait for each other.
 */
export async function releaseEvent(db: Db, pictures: PictureStore, { eventRequestId, record }: Release): Promise<ReleaseOutcome> {
  return db.transaction().execute(async (transaction): Promise<ReleaseOutcome> => {
    const found = await lockUndecided(transaction, eventRequestId);
    if (found.kind !== "undecided") return found;
    const { request } = found;
    const place = await eventPlace(transaction, request);
    const eventId = await addEvent(transaction, request, place.kind === "known" ? place.cityId : null);
    await transaction.updateTable("event_request").set({ event_id: eventId }).where("id", "=", eventRequestId).execute();
    const actId = await record(transaction, { eventId, place });
    if (request.upload_id !== null) await addPicture(transaction, pictures, { eventId, uploadId: request.upload_id, title: request.title });
    return { kind: "released", actId, eventId, place };
  });
}

async function addEvent(transaction: Db, request: Undecided, cityId: number | null): Promise<number> {
  const { platform_id, title, description, website, start_date, end_date } = request;
  const { start, end } = eventMoments({ start: start_date, end: end_date }, brandOfPlatform(platform_id).timeZone);
  const { id } = await transaction
    .insertInto("event")
    .values({
      ...{ platform_id, title, description, website, active: true },
      ...{ start_date: start, end_date: end, organisation_id: null, city_id: cityId },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type EventPicture = { eventId: number; uploadId: number; title: string };

/** Moves the file last, because a rollback cannot undo that: a private picture must not become public too early. */
async function addPicture(transaction: Db, pictures: PictureStore, { eventId, uploadId, title }: EventPicture): Promise<void> {
  const upload = await transaction.selectFrom("upload").select("file").where("id", "=", uploadId).executeTakeFirst();
  if (!upload) return;
  await transaction
    .insertInto("media")
    .values({ event_id: eventId, url: uploadUrl(upload.file), title, alt: title })
    .execute();
  await releaseUpload(transaction, pictures, uploadId);
}
