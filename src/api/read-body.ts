import type { Body } from "../contract/operation.ts";
import type { BoundedBody } from "../http/bodies/bounded-body.ts";
import { boundOfJson } from "../http/bodies/bound-of-json.ts";
import { refusedBody, type RefusedBody } from "./refused-body.ts";

type ReadBody = { kind: "read"; json: unknown } | RefusedBody;

/** Reads a JSON body; a missing one is undefined, so that the required-parameter error can name it. */
export function readBody(read: BoundedBody, { name, mediaType }: Body, headers: Headers): ReadBody {
  if (read.kind !== "bytes") return refusedBody(read.kind);
  if (read.bytes.length === 0) return { kind: "read", json: undefined };
  if (mediaTypeOf(headers) !== mediaType || headers.has("content-encoding")) return { kind: "refused", status: 415 };
  const bound = boundOfJson(read.bytes);
  if (bound === "too-many") return { kind: "refused", status: 413, detail: "The body has too many keys and values" };
  // No schema is that deep, so the body as a whole is invalid.
  if (bound === "too-deep") return { kind: "refused", status: 422, errors: [{ field: name, key: "problem.fieldInvalid" }] };

  try {
    return { kind: "read", json: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(read.bytes)) };
  } catch {
    return { kind: "refused", status: 400, detail: "The body is not JSON in UTF-8" };
  }
}

function mediaTypeOf(headers: Headers): string | undefined {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}
