import { setTimeout as delay } from "node:timers/promises";

/** What somebody may still send, and for how long, before the refusal: who is still sending would not read it. */
const DRAIN_AT_MOST_BYTES = 16 * 1024 * 1024;
const DRAIN_AT_MOST_MS = 3_000;

/** Far above every call, far below what would hurt. */
export const JSON_BYTES = 64 * 1024;
/** A form of the longest texts in any script: urlencoded, a Chinese character takes nine bytes, an emoji twelve. */
export const FORM_BYTES = 192 * 1024;

/** How long a body may take: a start, and the time that what came takes on a bad connection (160 kbit/s). */
export type Patience = { start_ms: number; bytesPerMs: number };
const PATIENCE: Patience = { start_ms: 10_000, bytesPerMs: 20 };

export type BoundedBody =
  | { kind: "bytes"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "too-large" }
  | { kind: "too-slow" }
  | { kind: "broken-off" };

/**
 * Reads a body of at most `most` bytes, whatever its length claims to be. What is too large is read on for a moment
 * without keeping it, so that the answer is seen; what drips is given up, a slow telephone gets the time that it needs. A
 * visitor who goes away is no failure of ours.
 */
export async function readBounded({ headers, body }: Request, most: number, patience = PATIENCE): Promise<BoundedBody> {
  const isTooLarge = Number(headers.get("content-length") ?? 0) > most;
  const read = isTooLarge ? { kind: "too-large" as const } : await readAtMost(body, most, patience);
  if (read.kind === "too-large") await Promise.race([drain(body), delay(DRAIN_AT_MOST_MS, undefined, { ref: false })]);
  return read;
}

/** Stops at the limit and leaves the rest of the stream to be read. */
async function readAtMost(body: Request["body"], most: number, { start_ms, bytesPerMs }: Patience): Promise<BoundedBody> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  const startedAt = performance.now();
  let size = 0;
  try {
    for (;;) {
      const left_ms = start_ms + size / bytesPerMs - (performance.now() - startedAt);
      const next = await within(reader?.read(), left_ms);
      if (next === "too-slow") return { kind: "too-slow" };
      if (!next?.value) return { kind: "bytes", bytes: Buffer.concat(chunks) };
      size += next.value.length;
      if (size > most) return { kind: "too-large" };
      chunks.push(next.value);
    }
  } catch {
    return { kind: "broken-off" };
  } finally {
    reader?.releaseLock();
  }
}

async function within<Result>(work: Promise<Result> | undefined, left_ms: number): Promise<Result | undefined | "too-slow"> {
  const done = new AbortController();
  const patience = delay(Math.max(left_ms, 0), "too-slow" as const, { ref: false, signal: done.signal });
  // Whichever comes second is no longer waited for.
  patience.catch(() => {});
  work?.catch(() => {});
  try {
    return await Promise.race([work, patience]);
  } finally {
    done.abort();
  }
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
