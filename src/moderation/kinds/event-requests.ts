import type { Db } from "../../database/open.ts";
import type { Changes } from "../../history/record-act.ts";
import { isBrandIn } from "../../permissions/scope.ts";
import { eventPlace } from "../../submissions/events/event-place.server.ts";
import { rejectEvent } from "../../submissions/events/reject-event.server.ts";
import { releaseEvent } from "../../submissions/events/release-event.server.ts";
import type { WrittenPlace } from "../effect.ts";
import { ibanNote, pictureNote } from "../event-notes.ts";
import type { ModerationContext, HeldKind } from "../held-item.ts";
import type { Note } from "../note.ts";
import { recordDecision } from "../record-decision.ts";
import { readRowFields } from "../row-fields.ts";

export const eventRequests: HeldKind = {
  async show(context, id) {
    const written = await writtenPlace(context, id);
    const fields = written && (await readRowFields(context.db, "event_request", id));
    if (!written || !fields) return null;
    const notes = [await placeNote(context.db, written), await ibanNote(context, id), await pictureNote(context.db, id)];
    const waits = !("event_id" in fields) && !("rejected_at" in fields);
    return { kind: "event", id, platformId: written.platform_id, waits, fields, notes: notes.filter((note) => note !== null) };
  },

  async release(context, id) {
    const written = await writtenPlace(context, id);
    if (!written) return { kind: "not-found" };
    const { platform_id: platformId, city, province } = written;
    const outcome = await releaseEvent(context.db, context.pictures, {
      eventRequestId: id,
      record: (transaction, { eventId, place }) => {
        const changes = { event: [null, eventId], place: [null, place.kind === "known" ? place.name : null] } as const;
        return recordDecision(transaction, context, { action: "held.release", kind: "event", id, platformId, changes });
      },
    });
    if (outcome.kind !== "released") return outcome;
    const { actId, eventId, place } = outcome;
    const found = place.kind === "known" ? { place: place.name, elsewhere: [] } : { place: null, elsewhere: place.elsewhere };
    return { kind: "done", actId, effect: { kind: "event-listed", eventId, written: { city, province }, ...found } };
  },

  async reject(context, id, reason) {
    const written = await writtenPlace(context, id);
    if (!written) return { kind: "not-found" };
    const outcome = await rejectEvent(context.db, context.pictures, {
      eventRequestId: id,
      now: context.now,
      record: (transaction, { picture }) => {
        const changes: Changes = picture === null ? {} : { picture: [picture, null] };
        const decided = { action: "held.reject", kind: "event", id, platformId: written.platform_id, changes, reason } as const;
        return recordDecision(transaction, context, decided);
      },
    });
    return outcome.kind === "rejected" ? { kind: "done", actId: outcome.actId, effect: { kind: "event-rejected" } } : outcome;
  },
};

type Written = WrittenPlace & { platform_id: number };

/** The brand of a request and its place as typed; null when it is missing or outside the scope. */
async function writtenPlace({ db, scope }: ModerationContext, id: number): Promise<Written | null> {
  const columns = ["platform_id", "city", "province"] as const;
  const written = await db.selectFrom("event_request").select(columns).where("id", "=", id).executeTakeFirst();
  return written && isBrandIn(scope, written.platform_id) ? written : null;
}

/** Where the event would be listed, shown to an editor before a decision. */
async function placeNote(db: Db, written: Written): Promise<Note> {
  const { city, province } = written;
  const place = await eventPlace(db, written);
  return place.kind === "known"
    ? { kind: "place", name: place.name, province }
    : { kind: "place-unknown", city, province, elsewhere: place.elsewhere };
}
