import { FORM_BYTES } from "../../http/bodies/bounded-body.ts";
import { formDataOf } from "../../http/bodies/form-data-of.ts";
import { textOf } from "../../abuse/signals.ts";
import type { RequestContext } from "../../sites.ts";
import { FORM_FIELD } from "./form-answer.ts";

/**
 * A posted form with its name, or why it cannot be read: aborted (400), too slow (408), too many bytes or fields (413), not a form (415), or
 * too much input at once (503).
 */
export type PostedForm = { kind: "form"; name: string; form: FormData } | RefusedForm;
/** `isCrowded`: it has too much text or too many fields, not counting its files. */
export type RefusedForm = { kind: "refused"; status: 400 | 408 | 413 | 415 | 503; isCrowded?: boolean };

/** Parses the received body of the request. */
export async function readPosted({ postedBody }: Pick<RequestContext, "postedBody">, { headers }: Request): Promise<PostedForm> {
  const read = postedBody ?? { kind: "disconnected" as const };
  switch (read.kind) {
    case "too-large":
      return { kind: "refused", status: 413 };
    case "disconnected":
      return { kind: "refused", status: 400 };
    case "too-slow":
      return { kind: "refused", status: 408 };
    case "evicted":
      return { kind: "refused", status: 503 };
    case "bytes":
      return formOf(read.bytes, headers.get("content-type"));
  }
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string | null): Promise<PostedForm> {
  // FORM_BYTES limits the texts; the rest of the body is for files.
  const read = await formDataOf(bytes, contentType, FORM_BYTES);
  switch (read.kind) {
    case "form":
      return { kind: "form", name: textOf(read.form, FORM_FIELD), form: read.form };
    case "too-many":
    case "too-large":
      return { kind: "refused", status: 413, isCrowded: true };
    case "other-type":
    case "unreadable":
      return { kind: "refused", status: 415 };
  }
}
