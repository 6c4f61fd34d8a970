import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { EVENT_FIELDS } from "../../../submissions/events/event-form.ts";
import { KEY_FIELD } from "../../../abuse/signals.ts";
import { valuesOf } from "../../../submissions/read-form.ts";
import { refusalKey } from "../../../media/intake/refusal-key.ts";
import { storeUpload, type UploadInput, type UploadOutcome } from "../../../media/uploads/store-upload.server.ts";
import type { FormSite } from "../../../sites.ts";

const PAUSES_MS = [50, 150, 300, 1000];

type PostedPicture = { kind: "none" } | { kind: "stored" } | { kind: "refused"; key: string };

/** Stores the picture of a form and sets its id in the form. `key`: the text that explains why it was refused. */
export async function storePostedPicture(site: FormSite, form: FormData): Promise<PostedPicture> {
  const file = form.get("file");
  form.delete("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return { kind: "none" };

  const bytes = new Uint8Array(await file.arrayBuffer());
  const outcome = await storeOnce(site, { bytes, key: keyOf(form, bytes) });
  if (outcome.kind !== "stored") return { kind: "refused", key: errorKeyOf(outcome) };
  form.set("mediaId", String(outcome.id));
  return { kind: "stored" };
}

/** Waits up to 1.5 s while the same picture, sent by a double click, is being stored. */
async function storeOnce(site: FormSite, input: UploadInput): Promise<UploadOutcome> {
  for (const delay_ms of PAUSES_MS) {
    const outcome = await storeUpload(site.db, site, input);
    if (outcome.kind !== "in-flight") return outcome;
    await delay(delay_ms);
  }
  return storeUpload(site.db, site, input);
}

function errorKeyOf(outcome: Exclude<UploadOutcome, { kind: "stored" }>): string {
  switch (outcome.kind) {
    case "refused":
      return refusalKey(outcome.reason);
    case "too-many-requests":
      return "upload.errors.tooMany";
    case "busy":
    case "in-flight":
      return "upload.errors.busy";
    case "store-away":
      return "upload.errors.storeAway";
    case "key-invalid":
    case "key-reused":
      return "upload.errors.failed";
  }
}

/** Idempotency key of the picture, valid for one day: equal for both forms of a double click. */
function keyOf(form: FormData, bytes: Uint8Array): string {
  const typed = valuesOf(form, [...EVENT_FIELDS, KEY_FIELD]);
  const day = new Date().toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([day, typed]))
    .update(bytes)
    .digest("hex");
}
