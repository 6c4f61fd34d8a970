import { boundOfJson } from "../../http/bodies/bound-of-json.ts";
import { readBounded } from "../../http/bodies/bounded-body.ts";
import type { BodyMemory } from "../../http/bodies/body-memory.ts";
import { withoutNul } from "./without-nul.ts";

/** Forms of the area are short; the longest text is a reason. */
const FORM_BYTES = 64 * 1024;
/** More fields than any form has. */
const MOST_FIELDS = 300;

export type Posted = { kind: "read"; form: URLSearchParams; json: unknown } | { kind: "too-large" } | { kind: "too-slow" };

/** Reads a posted form, or JSON from our own scripts. Everything else is an empty form. */
export async function readPosted(request: Request, memory: BodyMemory): Promise<Posted> {
  const body = await readBounded(request, FORM_BYTES, { memory });
  if (body.kind === "too-large") return { kind: "too-large" };
  if (body.kind !== "bytes") return { kind: "too-slow" };
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) return { kind: "read", form: new URLSearchParams(), json: jsonOf(body.bytes) };
  const form = type.startsWith("application/x-www-form-urlencoded") ? new URLSearchParams(Buffer.from(body.bytes).toString()) : [];
  const fields = [...form].slice(0, MOST_FIELDS + 1);
  if (fields.length > MOST_FIELDS) return { kind: "too-large" };
  return { kind: "read", form: new URLSearchParams(fields.map(([name, value]) => [name, withoutNul(value)])), json: null };
}

function jsonOf(bytes: Uint8Array): unknown {
  if (boundOfJson(bytes) !== "within") return null;
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}
