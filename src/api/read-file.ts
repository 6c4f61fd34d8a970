import type { BoundedBody } from "../http/bodies/bounded-body.ts";
import { formDataOf, MAX_FIELDS } from "../http/bodies/form-data-of.ts";
import { refusedBody, type RefusedBody } from "./refused-body.ts";

export type ReadFile = { kind: "read"; json: File | undefined } | RefusedBody;

/** An upper bound of the multipart framing around one file. */
export const FRAMING_BYTES = 16 * 1024;
/** The errors name at most this many unknown fields. */
const MAX_UNKNOWN_NAMED = 5;

/**
 * Reads the single file of a multipart body, from the field `name`; a missing file is undefined, so that the
 * required-parameter error can name it. The parts are counted before they are parsed.
 */
export async function readFile(read: BoundedBody, name: string, headers: Headers): Promise<ReadFile> {
  // The rest of a slow body is not read, so the connection cannot be reused.
  if (read.kind === "too-slow") return { ...refused(408, name, "upload.errors.tooSlow"), headers: { connection: "close" } };
  if (read.kind === "too-large") return refused(413, name, "upload.errors.tooLarge");
  if (read.kind !== "bytes") return refusedBody(read.kind);
  if (read.bytes.length === 0) return { kind: "read", json: undefined };

  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || headers.has("content-encoding")) return { kind: "refused", status: 415 };
  const parsed = await formDataOf(read.bytes, type, FRAMING_BYTES);
  if (parsed.kind === "too-many" || parsed.kind === "too-large")
    return { kind: "refused", status: 413, detail: `The body has more than ${MAX_FIELDS} parts, or too much about them` };
  return parsed.kind === "form"
    ? fileOf(parsed.form, name)
    : { kind: "refused", status: 400, detail: "The body is not multipart/form-data" };
}

/** Exactly one file and no other fields; browsers send an empty, nameless file for a field without one. */
function fileOf(form: FormData, name: string): ReadFile {
  const others = [...new Set(form.keys())].filter((key) => key !== name);
  if (others.length > 0) {
    const errors = others.slice(0, MAX_UNKNOWN_NAMED).map((field) => ({ field, key: "problem.fieldUnknown" }));
    return { kind: "refused", status: 422, errors };
  }
  const files = form.getAll(name).filter((value) => value instanceof File && (value.size > 0 || value.name !== ""));
  if (files.length > 1) return refused(422, name, "upload.errors.oneOnly");
  const [file] = files;
  return { kind: "read", json: file instanceof File ? file : undefined };
}

function refused(status: 408 | 413 | 422, field: string, key: string) {
  return { kind: "refused" as const, status, errors: [{ field, key }] };
}
