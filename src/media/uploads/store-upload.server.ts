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
import { acceptPicture } from "../intake/accept-picture.server.ts";
import { isStoreUnavailable, STORE_RETRY_S } from "../store/object-store.ts";
import { uploadUrl } from "./upload-url.ts";

/** `address` is the visitor's IP address, for rate limits; `log` gets storage errors. */
export type UploadSite = {
  brand: Brand;
  pictures: PictureStore;
  log: (error: unknown) => void;
  abuseFilter: Pick<AbuseFilter, "takeToken">;
  address: string;
};

/** `key` is the client's Idempotency-Key; without one a repeated upload is stored twice. */
export type UploadInput = { bytes: Uint8Array; key: string | null; now?: Date };

/** `isReplayed`: this is the answer of an earlier request with the same key. */
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
 * Accepts a visitor's picture and stores it privately under an unguessable id. The same key with the same bytes gives the same answer
 * and no second picture. Unclaimed pictures are deleted after a day.
 */
export async function storeUpload(db: Db, site: UploadSite, input: UploadInput): Promise<UploadOutcome> {
  const { brand, pictures, abuseFilter, address } = site;
  const { bytes, key, now = new Date() } = input;
  if (key !== null && !isKey(key)) return { kind: "key-invalid" };
  const submission = key === null ? null : submissionOf({ bytes, key, now }, brand);
  // Decoding is slow, so it runs outside the transaction, and a repeat is answered without it.
  const known = submission && (await db.transaction().execute((transaction) => earlierAnswer(transaction, submission)));
  if (known) return known;

  const token = await abuseFilter.takeToken("upload", address);
  if (token.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: token.retryAfterSeconds };
  const accepted = await acceptPicture(bytes, address);
  if (accepted.kind !== "accepted") return accepted;
  return saveUpload(db, pictures, { platformId: brand.id, picture: accepted.picture, submission, now }).catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
    site.log(error);
    return { kind: "store-away", retryAfterSeconds: STORE_RETRY_S };
  });
}

function submissionOf({ bytes, key, now }: { bytes: Uint8Array; key: string; now: Date }, { id: platformId }: Brand): SubmissionKey {
  const bodyHash = createHash("sha256").update(bytes).digest("hex");
  return { platformId, operation: "upload-image", key, bodyHash, maxAgeHours: null, now };
}

/** The earlier answer to this key, or the reason why there is none yet; null for a new key. */
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
 * Writes the file before its row, so that every row has a file. After an error the row may or may not exist: the file stays, and is
 * cleaned up after a day if it has no row.
 */
async function saveUpload(db: Db, store: PictureStore, upload: NewUpload): Promise<UploadOutcome> {
  const { picture, submission } = upload;
  const file = await store.save(picture.webp);
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

/** Random ids, so that they tell nothing about other uploads; tries again if the id is taken, which is rare. */
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
