import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { EVENT_FIELDS } from "../../../submissions/events/event-form.ts";
import { KEY_FIELD } from "../../../abuse/signals.ts";
import { valuesOf } from "../../../submissions/read-form.ts";
import { refusalKey } from "../../../media/intake/refusal-key.ts";
import { storeUpload, type UploadInput, type UploadOutcome } from "../../../media/uploads/store-upload.server.ts";
import type { FormSite } from "../../../sites.ts";

const PAUSES_MS = [50, 150, 300, 1000];

type PostedPicture = { kind: "none" } | { kind: "taken" } | { kind: "refused"; key: string };

/**
 * Takes in the picture that came with a form, and writes its number into the form; `key` is that of the sentence that says
 * why it cannot be taken. A form without a picture is left as it is.
 */
export async function takePostedPicture(site: FormSite, form: FormData): Promise<PostedPicture> {
  const file = form.get("file");
  form.delete("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return { kind: "none" };

  const bytes = new Uint8Array(await file.arrayBuffer());
  const outcome = await storeWithTwin(site, { bytes, key: keyOf(form, bytes) });
  if (outcome.kind !== "stored") return { kind: "refused", key: sentenceOf(outcome) };
  form.set("mediaId", String(outcome.id));
  return { kind: "taken" };
}

/** Waits for the picture of its twin, a double click, while that is being stored: together 1.5 s. */
async function storeWithTwin(site: FormSite, input: UploadInput): Promise<UploadOutcome> {
  for (const pause_ms of PAUSES_MS) {
    const outcome = await storeUpload(site.db, site, input);
    if (outcome.kind !== "in-flight") return outcome;
    await delay(pause_ms);
  }
  return storeUpload(site.db, site, input);
}

function sentenceOf(outcome: Exclude<UploadOutcome, { kind: "stored" }>): string {
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

/** Equal for a form that is sent twice by a double click, so that both have the same picture; of this day. */
function keyOf(form: FormData, bytes: Uint8Array): string {
  const typed = valuesOf(form, [...EVENT_FIELDS, KEY_FIELD]);
  const day = new Date().toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([day, typed]))
    .update(bytes)
    .digest("hex");
}
