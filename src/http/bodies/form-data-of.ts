/** Five times the fields of our longest form. */
export const MAX_FIELDS = 100;
/** Limit for the headers of all parts together, equal to that of a request: a file name takes a kilobyte at most. */
const PART_HEADER_BYTES = 16 * 1024;

const END_OF_HEADERS = "\r\n\r\n";
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;/i;
/** At most 70 characters (RFC 2046 §5.1.1). Without a backslash, which would change when the header is written again. */
const BOUNDARY = /;\s*boundary=(?:"([^"\\\r\n]{1,70})"|([^\s;,"\\]{1,70}))\s*(?:;|$)/i;

export type ReadFormData =
  | { kind: "form"; form: FormData }
  /** More than 100 fields, or longer part headers than any browser sends. */
  | { kind: "too-many" }
  /** The texts have more than `maxTextBytes`. */
  | { kind: "too-large" }
  /** The content type is not that of a form. */
  | { kind: "other-type" }
  | { kind: "unreadable" };

/**
 * Parses a form, urlencoded or multipart. Fields are counted in the bytes before parsing, as each costs some microseconds,
 * however short it is.
 */
export async function formDataOf(bytes: Uint8Array<ArrayBuffer>, contentType: string | null, maxTextBytes: number): Promise<ReadFormData> {
  const sent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (URLENCODED.test(contentType ?? "")) {
    return hasFewFields(sent) ? parsed(bytes, "application/x-www-form-urlencoded") : { kind: "too-many" };
  }
  if (!MULTIPART.test(contentType ?? "")) return { kind: "other-type" };
  const [, quoted, plain] = BOUNDARY.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return { kind: "unreadable" };
  const outline = outlineOf(sent, `--${boundary}`);
  if (outline === "too-many") return { kind: "too-many" };
  if (outline.textBytes > maxTextBytes) return { kind: "too-large" };
  // Parse with the very boundary that was used for counting.
  const read = await parsed(bytes, `multipart/form-data; boundary="${boundary}"`);
  // A part with a contradictory header may have been counted as a file.
  return read.kind === "form" && textLength(read.form) > maxTextBytes ? { kind: "too-large" } : read;
}

async function parsed(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<ReadFormData> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => null);
  return form ? { kind: "form", form } : { kind: "unreadable" };
}

function hasFewFields(bytes: Buffer): boolean {
  let fields = 1;
  for (let at = bytes.indexOf("&"); at !== -1; at = bytes.indexOf("&", at + 1)) {
    fields += 1;
    if (fields > MAX_FIELDS) return false;
  }
  return true;
}

/** The bytes of all texts of a multipart form; "too-many" when it has too many parts or too long part headers. */
function outlineOf(bytes: Buffer, delimiter: string): { textBytes: number } | "too-many" {
  let headerBytes = 0;
  let textBytes = 0;
  let at = bytes.indexOf(delimiter);
  for (let parts = 1; at !== -1; parts += 1) {
    at += delimiter.length;
    // The end of the form: the parser ignores the rest.
    if (bytes.toString("latin1", at, at + 2) === "--") break;
    const start = bytes.subarray(at, at + PART_HEADER_BYTES);
    const length = start.indexOf(END_OF_HEADERS);
    headerBytes += length === -1 ? start.length : length;
    if (parts > MAX_FIELDS || headerBytes >= PART_HEADER_BYTES) return "too-many";
    const next = bytes.indexOf(delimiter, at + Math.max(length, 0));
    if (!isFile(start.toString("latin1", 0, Math.max(length, 0)))) textBytes += (next === -1 ? bytes.length : next) - at;
    at = next;
  }
  return { textBytes };
}

function isFile(headers: string): boolean {
  return /;\s*filename\*?=/i.test(headers.replace(/"[^"]*"/g, ""));
}

function textLength(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
}
