import { setTimeout as delay } from "node:timers/promises";
import type { Body } from "../contract/operation.ts";

/** Far above every form, far below what would hurt. */
const MOST_BYTES = 64 * 1024;
/** What somebody may still send, and for how long, before the refusal: who is still sending would not read it. */
const DRAIN_AT_MOST_BYTES = 16 * 1024 * 1024;
const DRAIN_AT_MOST_MS = 3_000;

type ReadBody = { kind: "read"; json: unknown } | { kind: "refused"; status: 400 | 413 | 415; detail?: string };

/** Reads a JSON body; a missing one is undefined, so that the required-parameter error can name it. */
export async function readBody({ headers, body }: Request, { mediaType }: Body): Promise<ReadBody> {
  const isTooLarge = Number(headers.get("content-length") ?? 0) > MOST_BYTES;
  const read = isTooLarge ? { kind: "too-large" as const } : await readAtMost(body, MOST_BYTES);
  if (read.kind === "broken-off") return { kind: "refused", status: 400, detail: "The body broke off" };
  if (read.kind === "too-large") {
    await Promise.race([drain(body), delay(DRAIN_AT_MOST_MS, undefined, { ref: false })]);
    return { kind: "refused", status: 413 };
  }
  if (read.bytes.length === 0) return { kind: "read", json: undefined };
  if (mediaTypeOf(headers) !== mediaType || headers.has("content-encoding")) return { kind: "refused", status: 415 };

  try {
    return { kind: "read", json: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(read.bytes)) };
  } catch {
    return { kind: "refused", status: 400, detail: "The body is not JSON in UTF-8" };
  }
}

type Read = { kind: "bytes"; bytes: Uint8Array } | { kind: "too-large" } | { kind: "broken-off" };

/** Stops at the limit and leaves the rest of the stream to be read. A visitor who goes away is no failure of ours. */
async function readAtMost(body: Request["body"], most: number): Promise<Read> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
      size += chunk.length;
      if (size > most) return { kind: "too-large" };
      chunks.push(chunk);
    }
  } catch {
    return { kind: "broken-off" };
  }
  return { kind: "bytes", bytes: Buffer.concat(chunks) };
}

/** Reads on without keeping anything. */
async function drain(body: Request["body"]): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > DRAIN_AT_MOST_BYTES) return;
    }
  } catch {
    // Who went away needs no answer.
  }
}

function mediaTypeOf(headers: Headers): string | undefined {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}
