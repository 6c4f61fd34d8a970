import type { PictureRefusal } from "../../media/take-in/take-picture.ts";
import { storeUpload } from "../../media/uploads/store-upload.ts";
import type { Handler, Refusal } from "../handler.ts";
import type { ProblemStatus } from "../problem.ts";

/** The status and the sentence of each refusal. */
const REFUSALS = {
  empty: [400, "upload.errors.empty"],
  "too-large": [413, "upload.errors.tooLarge"],
  "not-a-picture": [415, "upload.errors.notAPicture"],
  "too-small": [422, "upload.errors.tooSmall"],
  "too-many-pixels": [422, "upload.errors.tooManyPixels"],
  "too-complex": [422, "upload.errors.tooComplex"],
  broken: [422, "upload.errors.broken"],
} as const satisfies Record<PictureRefusal, readonly [ProblemStatus, string]>;

/** A picture by API: the outcome as statuses. */
export const uploadImage: Handler<"uploadImage"> = async ({ site, body, headers }) => {
  const bytes = new Uint8Array(await body.arrayBuffer());
  const outcome = await storeUpload(site.db, site, { bytes, key: headers.get("idempotency-key") });
  switch (outcome.kind) {
    case "stored":
      return { id: outcome.id, url: outcome.url };
    case "refused":
      return refusalOf(outcome.reason);
    case "key-invalid":
      return { kind: "refused", status: 422, errors: [{ field: "Idempotency-Key", key: "problem.fieldInvalid" }] };
    case "key-reused":
      return { kind: "refused", status: 422, errors: [{ field: "Idempotency-Key", key: "problem.keyReused" }] };
    case "in-flight":
      return { kind: "refused", status: 409, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    case "busy":
      return { kind: "refused", status: 503, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
    case "too-many-requests":
      return { kind: "refused", status: 429, headers: { "retry-after": String(outcome.retryAfterSeconds) } };
  }
};

function refusalOf(reason: PictureRefusal): Refusal {
  const [status, key] = REFUSALS[reason];
  return { kind: "refused", status, errors: [{ field: "file", key }] };
}
