import { refusalKey } from "../../media/intake/refusal-key.ts";
import type { PictureRefusal } from "../../media/intake/picture-refusal.ts";
import { storeUpload } from "../../media/uploads/store-upload.server.ts";
import type { Handler, Refusal } from "../handler.ts";
import type { ProblemStatus } from "../problem.ts";

const STATUSES = {
  empty: 400,
  "too-large": 413,
  "not-a-picture": 415,
  "too-small": 422,
  "too-many-pixels": 422,
  "too-complex": 422,
  broken: 422,
} as const satisfies Record<PictureRefusal, ProblemStatus>;

/** Stores a picture; maps the outcome to statuses. */
export const uploadImage: Handler<"uploadImage"> = async ({ site, body, headers }) => {
  const bytes = new Uint8Array(await body.arrayBuffer());
  const outcome = await storeUpload(site.db, site, { bytes, key: headers.get("idempotency-key") });
  switch (outcome.kind) {
    case "stored": {
      const answer = { id: outcome.id, url: outcome.url };
      return outcome.isReplayed ? { kind: "replayed", answer } : answer;
    }
    case "refused":
      return refusalOf(outcome.reason);
    case "key-invalid":
      return { kind: "refused", status: 422, errors: [{ field: "Idempotency-Key", key: "problem.keyInvalid" }] };
    case "key-reused":
      return { kind: "refused", status: 422, errors: [{ field: "Idempotency-Key", key: "problem.keyReused" }] };
    case "in-flight":
      return { kind: "refused", status: 409, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    case "store-away": {
      const errors = [{ field: "file", key: "upload.errors.storeAway" }];
      return { kind: "refused", status: 503, errors, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    }
    case "busy":
      return { kind: "refused", status: 503, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    case "too-many-requests":
      return { kind: "refused", status: 429, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
  }
};

function refusalOf(reason: PictureRefusal): Refusal {
  return { kind: "refused", status: STATUSES[reason], errors: [{ field: "file", key: refusalKey(reason) }] };
}
