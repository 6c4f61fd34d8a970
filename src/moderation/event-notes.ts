import type { Db } from "../database/open.ts";
import { isBrandIn } from "../permissions/scope.ts";
import { ibanPlace } from "../submissions/events/iban-place.server.ts";
import { maskedIban } from "../submissions/events/masked-iban.ts";
import type { ModerationContext } from "./held-item.ts";
import type { Note } from "./note.ts";

/** The masked IBAN of an event request, or why it cannot be read; null when there is none. */
export async function ibanNote({ db, secrets }: Pick<ModerationContext, "db" | "secrets">, id: number): Promise<Note | null> {
  const row = await db.selectFrom("event_request").select("iban_encrypted as bytes").where("id", "=", id).executeTakeFirst();
  if (!row?.bytes) return null;
  const read = secrets.decrypt(row.bytes, ibanPlace(id));
  if (read.kind === "read") return { kind: "iban", masked: maskedIban(read.text) };
  return { kind: "iban-unreadable", because: read.reason === "changed" ? "changed" : "key" };
}

export async function pictureNote(db: Db, id: number): Promise<Note | null> {
  const upload = await uploadOf(db, id);
  return upload ? { kind: "picture", file: upload.file, width: upload.width, height: upload.height } : null;
}

/** The file of a waiting event's picture, which is private; null when there is none, or the event is outside the scope or decided. */
export async function waitingPicture({ db, scope }: Pick<ModerationContext, "db" | "scope">, id: number): Promise<string | null> {
  const upload = await uploadOf(db, id);
  return upload?.waits && isBrandIn(scope, upload.platformId) ? upload.file : null;
}

async function uploadOf(db: Db, id: number) {
  const found = await db
    .selectFrom("event_request")
    .innerJoin("upload", "upload.id", "event_request.upload_id")
    .select(["file", "width", "height", "event_request.platform_id as platformId", "event_id", "rejected_at"])
    .where("event_request.id", "=", id)
    .executeTakeFirst();
  return found && { ...found, waits: found.event_id === null && found.rejected_at === null };
}
