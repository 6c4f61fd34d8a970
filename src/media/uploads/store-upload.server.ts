import { createHash, randomInt } from "node:crypto";
import * as z from "zod/mini";
import type { Brand } from "../../brands/brand.ts";
import { MAX_ID } from "../../contract/limits.ts";
import type { Db } from "../../database/open.ts";
import type { AbuseFilter } from "../../abuse/abuse-filter.server.ts";
import { findAnswer, saveAnswer, type SubmissionKey } from "../../submissions/once/idempotency.server.ts";
import { isKey } from "../../submissions/once/submission-key.server.ts";
import type { PictureStore } from "../picture-store.server.ts";
import type { Picture } from "../intake/decode.server.ts";
import type { PictureRefusal } from "../intake/picture-refusal.ts";
import { takePicture } from "../intake/accept-picture.server.ts";
import { isStoreUnavailable, STORE_RETRY_S } from "../store/object-store.ts";
import { uploadUrl } from "./upload-url.ts";

/** `address` is the visitor's, for rate limits; `log` gets the reason why a picture could not be stored. */
export type UploadSite = {
  brand: Brand;
  pictures: PictureStore;
  log: (error: unknown) => void;
  abuseFilter: Pick<AbuseFilter, "takeToken">;
  address: string;
};

/** `key` is the client's Idempotency-Key; without one, what is sent twice is kept twice. */
export type UploadInput = { bytes: Uint8Array; key: string | null; now?: Date };

/** `isReplayed` when the key was answered before, and this is that answer. */
export type UploadOutcome =
  | { kind: "stored"; id: number; url: string; isReplayed?: true }
  | { kind: "refused"; reason: PictureRefusal }
  | { kind: "key-invalid" }
  | { kind: "key-reused" }
  | { kind: "in-flight"; retryAfterSeconds: number }
  | { kind: "busy"; retryAfterSeconds: number }
  | { kind: "store-away"; retryAfterSeconds: number }
  | { kind: "too-many-requests"; retryAfterSeconds: number };

type NewUpload = { platformId: number; picture: Picture; submission: SubmissionKey | null; now: Date };

const storedAnswer = z.object({ kind: z.literal("stored"), id: z.int(), url: z.string() });
type StoredAnswer = z.infer<typeof storedAnswer>;

/**
 * Takes in a visitor's picture and keeps it, private, under an id that only its sender knows. The same key with the same
 * bytes gives the same answer and no second picture. One that nobody claims within a day is removed.
 */
export async function storeUpload(db: Db, site: UploadSite, input: UploadInput): Promise<UploadOutcome> {
  const { brand, pictures, abuseFilter, address } = site;
  const { bytes, key, now = new Date() } = input;
  if (key !== null && !isKey(key)) return { kind: "key-invalid" };
  const submission = key === null ? null : submissionOf({ bytes, key, now }, brand);
  // Decoding takes long; no transaction waits for it, and who repeats an acknowledged upload gets its answer at once.
  const known = submission && (await db.transaction().execute((transaction) => earlierAnswer(transaction, submission)));
  if (known) return known;

  const token = await abuseFilter.takeToken("upload", address);
  if (token.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: token.retryAfterSeconds };
  const taken = await takePicture(bytes, address);
  if (taken.kind !== "taken") return taken;
  return keepUpload(db, pictures, { platformId: brand.id, picture: taken.picture, submission, now }).catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
    site.log(error);
    return { kind: "store-away", retryAfterSeconds: STORE_RETRY_S };
  });
}

function submissionOf({ bytes, key, now }: { bytes: Uint8Array; key: string; now: Date }, { id: platformId }: Brand): SubmissionKey {
  const bodyHash = createHash("sha256").update(bytes).digest("hex");
  return { platformId, operation: "upload-image", key, bodyHash, maxAgeHours: null, now };
}

/** What this key was answered before, or why it cannot be answered; null when it is new. */
async function earlierAnswer(transaction: Db, submission: SubmissionKey): Promise<UploadOutcome | null> {
  const found = await findAnswer(transaction, submission);
  switch (found.kind) {
    case "new":
      return null;
    case "known":
      return { ...storedAnswer.parse(found.answer), isReplayed: true };
    case "other-body":
      return { kind: "key-reused" };
    case "in-flight":
      return { kind: "in-flight", retryAfterSeconds: 1 };
  }
}

/**
 * The file comes before its row, so that no row is ever without one. After an error nobody knows whether the row is
 * there: the file stays, and is removed after a day if it is not.
 */
async function keepUpload(db: Db, store: PictureStore, upload: NewUpload): Promise<UploadOutcome> {
  const { picture, submission } = upload;
  const file = await store.keep(picture.webp);
  const url = uploadUrl(file);
  const outcome = await db.transaction().execute(async (transaction): Promise<UploadOutcome> => {
    const earlier = submission && (await earlierAnswer(transaction, submission));
    if (earlier) return earlier;
    const answer: StoredAnswer = { kind: "stored", id: await insertUpload(transaction, file, upload), url };
    if (submission) await saveAnswer(transaction, submission, answer);
    return answer;
  });
  if (outcome.kind !== "stored" || outcome.url !== url) await store.remove(file);
  return outcome;
}

/** Ids are drawn until one is free; that the first is not happens once in a million uploads. */
async function insertUpload(transaction: Db, file: string, { platformId, picture, now }: NewUpload): Promise<number> {
  const { width, height, webp } = picture;
  const row = { platform_id: platformId, file, width, height, bytes: webp.length, created_at: now };
  for (;;) {
    const inserted = await transaction
      .insertInto("upload")
      .values({ ...row, id: randomInt(1, MAX_ID) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) return inserted.id;
  }
}
