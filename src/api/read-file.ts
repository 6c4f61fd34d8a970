import { PICTURE_LIMITS } from "../contract/entities/picture-limits.ts";
import { createAtOnce } from "../guard/at-once.ts";
import { readBounded } from "../guard/bounded-body.ts";
import type { FieldError } from "../contract/field-errors.ts";

export type ReadFile =
  | { kind: "read"; json: File | undefined }
  | {
      kind: "refused";
      status: 400 | 408 | 413 | 415 | 422 | 503;
      detail?: string;
      errors?: FieldError[];
      headers?: Record<string, string>;
    };

/** What a multipart form adds around one file, generously. */
const FRAMING_BYTES = 16 * 1024;
/** Each holds its bytes a few times over while they are taken apart. */
const atOnce = createAtOnce({ most: 12, mostPerRange: 3 });

/**
 * Reads the one file of a multipart body, from the field `name`; a missing one is undefined, so that the
 * required-parameter error can name it. The body is bounded in size and time while it comes in.
 */
export async function readFile(request: Request, { name, address }: { name: string; address: string }): Promise<ReadFile> {
  const place = atOnce.enter(address);
  if (!place) return { kind: "refused", status: 503, headers: { "retry-after": "5" } };
  try {
    return await readInTime(request, name);
  } finally {
    place.leave();
  }
}

async function readInTime(request: Request, name: string): Promise<ReadFile> {
  const read = await readBounded(request, PICTURE_LIMITS.bytes + FRAMING_BYTES);
  // Who is still sending would not be heard on this connection any more.
  if (read.kind === "too-slow") return { ...refused(408, name, "upload.errors.tooSlow"), headers: { connection: "close" } };
  if (read.kind === "broken-off") return { kind: "refused", status: 400, detail: "The body broke off" };
  if (read.kind === "too-large") return refused(413, name, "upload.errors.tooLarge");
  if (read.bytes.length === 0) return { kind: "read", json: undefined };

  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type) || request.headers.has("content-encoding")) return { kind: "refused", status: 415 };
  const form = await new Response(read.bytes, { headers: { "content-type": type } }).formData().catch(() => null);
  return form ? fileOf(form, name) : { kind: "refused", status: 400, detail: "The body is not multipart/form-data" };
}

/** One file and nothing else; a browser sends a field without a file as an empty one without a name. */
function fileOf(form: FormData, name: string): ReadFile {
  const others = [...new Set(form.keys())].filter((key) => key !== name);
  if (others.length > 0) {
    return { kind: "refused", status: 422, errors: others.map((field) => ({ field, key: "problem.fieldUnknown" })) };
  }
  const files = form.getAll(name).filter((value) => value instanceof File && (value.size > 0 || value.name !== ""));
  if (files.length > 1) return refused(422, name, "upload.errors.oneOnly");
  const [file] = files;
  return { kind: "read", json: file instanceof File ? file : undefined };
}

function refused(status: 408 | 413 | 422, field: string, key: string) {
  return { kind: "refused" as const, status, errors: [{ field, key }] };
}
