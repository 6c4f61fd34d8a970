import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import { eventPlace } from "../../submissions/events/event-place.server.ts";
import { ibanPlace } from "../../submissions/events/iban-place.server.ts";
import { maskedIban } from "../../submissions/events/masked-iban.ts";
import { rejectEvent } from "../../submissions/events/reject-event.server.ts";
import { releaseEvent } from "../../submissions/events/release-event.server.ts";
import type { Decrypted } from "../../crypto/encryption.ts";
import type { ModerationContext, HeldKind, ItemFields } from "../held-item.ts";
import { maskAddress } from "../../mail/mask-address.ts";
import { readRowFields } from "../row-fields.ts";

export const eventRequests: HeldKind = {
  async list(db) {
    const rows = await db
      .selectFrom("event_request")
      .select(["id", "email", "title", "start_date", "created_at as since", "platform_id as platformId"])
      .where("event_id", "is", null)
      .where("rejected_at", "is", null)
      .orderBy("created_at")
      .execute();
    return rows.map(({ id, email, title, start_date, ...row }) => ({
      ...{ name: `event:${id}`, who: maskAddress(email), what: `${title}, ${start_date}` },
      ...row,
    }));
  },

  async show(context, id) {
    const row = await readRowFields(context.db, "event_request", id);
    return row && [...row, ...(await placeOf(context.db, id)), ...(await ibanOf(context, id)), ...(await pictureOf(context.db, id))];
  },

  async release({ db, pictures }, id) {
    const written = await writtenPlace(db, id);
    const outcome = await releaseEvent(db, pictures, id);
    if (outcome.kind !== "released") return outcome;
    const { place, eventId } = outcome;
    if (place.kind === "known") return { kind: "done", effect: `Event ${eventId} is listed in the agenda, in ${place.name}.` };
    const without = "Its place is unknown: it is listed without one.";
    return {
      kind: "done",
      effect: [`Event ${eventId} is listed in the agenda.`, without, ...(written ? namesakes(place, written) : [])].join(" "),
    };
  },

  async reject({ db, pictures, now }, id) {
    const outcome = await rejectEvent(db, pictures, { eventRequestId: id, now });
    return outcome.kind === "rejected" ? { kind: "done", effect: "Rejected; its picture is deleted." } : outcome;
  },
};

type WrittenPlace = { platform_id: number; city: string; province: string };

async function writtenPlace(db: Db, id: number): Promise<WrittenPlace | null> {
  const columns = ["platform_id", "city", "province"] as const;
  return (await db.selectFrom("event_request").select(columns).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Where the event would be listed, shown to an editor before a decision. */
async function placeOf(db: Db, id: number): Promise<ItemFields> {
  const written = await writtenPlace(db, id);
  if (!written) return [];
  const place = await eventPlace(db, written);
  if (place.kind === "known") return [["place", `${place.name}, ${written.province}`]];
  return [["place", ["unknown: if released, it is listed in the agenda without one.", ...namesakes(place, written)].join(" ")]];
}

function namesakes({ elsewhere }: { elsewhere: readonly string[] }, { city, province }: WrittenPlace): string[] {
  return elsewhere.length > 0 ? [`We know ${city} in ${elsewhere.join(", ")}, and not in ${province}.`] : [];
}

async function ibanOf({ db, secrets }: ModerationContext, id: number): Promise<ItemFields> {
  const row = await db.selectFrom("event_request").select("iban_encrypted as bytes").where("id", "=", id).executeTakeFirst();
  return row?.bytes ? [["iban", ibanSentence(secrets.decrypt(row.bytes, ibanPlace(id)))]] : [];
}

function ibanSentence(read: Decrypted): string {
  if (read.kind === "read") return maskedIban(read.text);
  return read.reason === "changed"
    ? "was changed in the database, or copied from another request"
    : "was encrypted with another SECRET_KEY than those of this installation";
}

async function pictureOf(db: Db, id: number): Promise<ItemFields> {
  const upload = await db
    .selectFrom("upload")
    .select(["file", "width", "height"])
    .where(
      "id",
      "in",
      db
        .selectFrom("event_request")
        .select(sql<number>`upload_id`.as("id"))
        .where("id", "=", id),
    )
    .executeTakeFirst();
  return upload ? [["picture", `${upload.file}, ${upload.width} × ${upload.height}, in the folder of pictures`]] : [];
}
