import { setTimeout as delay } from "node:timers/promises";

/** What somebody may still send, and for how long, before the refusal: who is still sending would not read it. */
const DRAIN_AT_MOST_BYTES = 16 * 1024 * 1024;
const DRAIN_AT_MOST_MS = 3_000;

/** Far above every form, far below what would hurt. */
export const FORM_BYTES = 64 * 1024;

/** A body may take this long, and longer by its size at the speed of a bad connection (160 kbit/s). */
const PATIENCE_MS = 10_000;
const SLOWEST_BYTES_A_MS = 20;

export type BoundedBody =
  | { kind: "bytes"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "too-large" }
  | { kind: "too-slow" }
  | { kind: "broken-off" };

/**
 * Reads a body of at most `most` bytes, whatever its length claims to be. What is too large is read on for a moment
 * without keeping it, so that the answer is seen; what drips (64 KB in more than 13 s) is given up. A visitor who goes
 * away is no failure of ours.
 */
export async function readBounded({ headers, body }: Request, most: number): Promise<BoundedBody> {
  const isTooLarge = Number(headers.get("content-length") ?? 0) > most;
  const read = isTooLarge ? { kind: "too-large" as const } : await readInTime(body, most);
  if (read.kind === "too-large") await Promise.race([drain(body), delay(DRAIN_AT_MOST_MS, undefined, { ref: false })]);
  return read;
}

async function readInTime(body: Request["body"], most: number): Promise<BoundedBody> {
  const done = new AbortController();
  const patience = delay(PATIENCE_MS + most / SLOWEST_BYTES_A_MS, { kind: "too-slow" as const }, { ref: false, signal: done.signal });
  // Whichever comes second is no longer waited for.
  patience.catch(() => {});
  const read = await Promise.race([readAtMost(body, most), patience]);
  done.abort();
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
