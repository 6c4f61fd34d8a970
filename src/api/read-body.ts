import type { Body } from "../contract/operation.ts";
import { JSON_BYTES, readBounded } from "../guard/bounded-body.ts";

type ReadBody = { kind: "read"; json: unknown } | { kind: "refused"; status: 400 | 408 | 413 | 415; detail?: string };

/** Reads a JSON body; a missing one is undefined, so that the required-parameter error can name it. */
export async function readBody(request: Request, { mediaType }: Body): Promise<ReadBody> {
  const { headers } = request;
  const read = await readBounded(request, JSON_BYTES);
  if (read.kind === "broken-off") return { kind: "refused", status: 400, detail: "The body broke off" };
  if (read.kind === "too-slow") return { kind: "refused", status: 408 };
  if (read.kind === "too-large") return { kind: "refused", status: 413 };
  if (read.bytes.length === 0) return { kind: "read", json: undefined };
  if (mediaTypeOf(headers) !== mediaType || headers.has("content-encoding")) return { kind: "refused", status: 415 };

  try {
    return { kind: "read", json: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(read.bytes)) };
  } catch {
    return { kind: "refused", status: 400, detail: "The body is not JSON in UTF-8" };
  }
}

function mediaTypeOf(headers: Headers): string | undefined {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}
