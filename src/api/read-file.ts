import type { BoundedBody } from "../http/bodies/bounded-body.ts";
import { formDataOf, MAX_FIELDS } from "../http/bodies/form-data-of.ts";
import { unreadBody, type UnreadBody } from "./unread-body.ts";

export type ReadFile = { kind: "read"; json: File | undefined } | UnreadBody;

/** What a multipart form adds around one file, generously. */
export const FRAMING_BYTES = 16 * 1024;
/** Of the fields that are none of ours, so many are named. */
const NAMED_OTHERS = 5;

/**
 * Reads the one file of a multipart body, from the field `name`; a missing one is undefined, so that the
 * required-parameter error can name it. Its parts are counted before they are parsed.
 */
export async function readFile(read: BoundedBody, name: string, headers: Headers): Promise<ReadFile> {
  // Who is still sending would not be heard on this connection any more.
  if (read.kind === "too-slow") return { ...refused(408, name, "upload.errors.tooSlow"), headers: { connection: "close" } };
  if (read.kind === "too-large") return refused(413, name, "upload.errors.tooLarge");
  if (read.kind !== "bytes") return unreadBody(read.kind);
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

/** One file and nothing else; a browser sends a field without a file as an empty one without a name. */
function fileOf(form: FormData, name: string): ReadFile {
  const others = [...new Set(form.keys())].filter((key) => key !== name);
  if (others.length > 0) {
    const errors = others.slice(0, NAMED_OTHERS).map((field) => ({ field, key: "problem.fieldUnknown" }));
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
