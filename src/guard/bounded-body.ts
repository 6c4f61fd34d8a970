import { setTimeout as delay } from "node:timers/promises";

/** What somebody may still send, and for how long, before the refusal: who is still sending would not read it. */
const DRAIN_AT_MOST_BYTES = 16 * 1024 * 1024;
const DRAIN_AT_MOST_MS = 3_000;

/** Far above every form, far below what would hurt. */
export const FORM_BYTES = 64 * 1024;

export type BoundedBody = { kind: "bytes"; bytes: Uint8Array<ArrayBuffer> } | { kind: "too-large" } | { kind: "broken-off" };

/**
 * Reads a body of at most `most` bytes, whatever its length claims to be. What is too large is read on for a moment
 * without keeping it, so that the answer is seen. A visitor who goes away is no failure of ours.
 */
export async function readBounded({ headers, body }: Request, most: number): Promise<BoundedBody> {
  const isTooLarge = Number(headers.get("content-length") ?? 0) > most;
  const read = isTooLarge ? { kind: "too-large" as const } : await readAtMost(body, most);
  if (read.kind === "too-large") await Promise.race([drain(body), delay(DRAIN_AT_MOST_MS, undefined, { ref: false })]);
  return read;
}

/** Stops at the limit and leaves the rest of the stream to be read. */
async function readAtMost(body: Request["body"], most: number): Promise<BoundedBody> {
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
