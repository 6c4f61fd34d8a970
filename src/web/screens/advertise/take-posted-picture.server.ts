import { createHash } from "node:crypto";
import { PROOF_FIELD, TIME_FIELD } from "../../../guard/signs.ts";
import { valuesOf } from "../../../guard/read-form.ts";
import type { PictureRefusal } from "../../../media/take-in/take-picture.ts";
import { storeUpload } from "../../../media/uploads/store-upload.ts";
import type { Site } from "../../../sites.ts";

const REFUSALS = {
  empty: "upload.errors.empty",
  "too-large": "upload.errors.tooLarge",
  "not-a-picture": "upload.errors.notAPicture",
  "too-small": "upload.errors.tooSmall",
  "too-many-pixels": "upload.errors.tooManyPixels",
  "too-complex": "upload.errors.tooComplex",
  broken: "upload.errors.broken",
} as const satisfies Record<PictureRefusal, string>;

/**
 * Takes in the picture that came with a form, and writes its number into the form; answers the key of the sentence that
 * says why it cannot be taken, or null. A form without a picture is left as it is.
 */
export async function takePostedPicture(site: Site, form: FormData): Promise<string | null> {
  const file = form.get("file");
  form.delete("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return null;

  const bytes = new Uint8Array(await file.arrayBuffer());
  const outcome = await storeUpload(site.db, site, { bytes, key: keyOf(form, bytes) });
  switch (outcome.kind) {
    case "stored":
      form.set("mediaId", String(outcome.id));
      return null;
    case "refused":
      return REFUSALS[outcome.reason];
    case "too-many-requests":
      return "upload.errors.tooMany";
    case "busy":
    case "in-flight":
      return "upload.errors.busy";
    case "key-invalid":
    case "key-reused":
      return "upload.errors.failed";
  }
}

/** Equal for a form that is sent twice by a double click, so that both have the same picture; of this day. */
function keyOf(form: FormData, bytes: Uint8Array): string {
  const { [TIME_FIELD]: _time, [PROOF_FIELD]: _proof, ...typed } = valuesOf(form);
  const day = new Date().toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([day, typed]))
    .update(bytes)
    .digest("hex");
}
