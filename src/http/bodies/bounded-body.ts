import { setTimeout as delay } from "node:timers/promises";
import { createBodyPieces, type BodyPieces } from "./body-pieces.ts";
import type { BodyMemory } from "./body-memory.ts";

/** A client that is still sending does not read a refusal: so much of a body that is too large is read on, for so long. */
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
  /** In bytes or in pieces. */
  | { kind: "too-large" }
  | { kind: "too-slow" }
  /** Given up: its memory was needed for others. */
  | { kind: "no-room" }
  | { kind: "broken-off" };

/** `memory` counts the bytes until the request is answered; a body of a few hundred bytes needs none. */
type ReadOptions = { memory?: BodyMemory | null; patience?: Patience };

/**
 * Reads a body of at most `most` bytes, whatever its length claims to be. A body that is too large is read on for a moment without
 * being stored, so that its sender sees the answer. A dripping body is given up; a slow telephone gets the time that it needs. A
 * visitor that disconnects is no error.
 */
export async function readBounded({ headers, body }: Request, most: number, options: ReadOptions = {}): Promise<BoundedBody> {
  const isTooLarge = Number(headers.get("content-length") ?? 0) > most;
  const pieces = createBodyPieces();
  const read = isTooLarge ? { kind: "too-large" as const } : await readAtMost(body, most, { ...options, pieces });
  if (read.kind === "too-large") await Promise.race([drain(body, pieces), delay(DRAIN_AT_MOST_MS, undefined, { ref: false })]);
  return read;
}

/** Stops at the limit and leaves the rest of the stream to be read. */
async function readAtMost(body: Request["body"], most: number, options: ReadOptions & { pieces: BodyPieces }): Promise<BoundedBody> {
  const { memory, patience = PATIENCE, pieces } = options;
  if (!body) return { kind: "bytes", bytes: Buffer.alloc(0) };
  const reader = body.getReader();
  let given: { kind: "too-slow" } | { kind: "no-room" } | null = null;
  const giveUp = (kind: "too-slow" | "no-room") => {
    given ??= { kind };
    // Rejects the read that waits.
    reader.releaseLock();
  };
  let bytes = Buffer.alloc(0);
  let size = 0;
  const stopWaiting = whenSlow(patience, { size: () => size, giveUp: () => giveUp("too-slow") });
  memory?.arrive(() => giveUp("no-room"));
  try {
    for (;;) {
      const { value } = await reader.read();
      if (given) return given;
      if (!value) {
        memory?.keep();
        return { kind: "bytes", bytes: bytes.subarray(0, size) };
      }
      pieces.add(value.length);
      if (size + value.length > most || pieces.isScattered()) return { kind: "too-large" };
      bytes = withRoom(bytes, size + value.length, most);
      bytes.set(value, size);
      size += value.length;
      memory?.add(value.length);
    }
  } catch {
    return given ?? { kind: "broken-off" };
  } finally {
    stopWaiting();
    reader.releaseLock();
  }
}

/** The same bytes with room for `needed`: a piece of one byte would otherwise stay a hundred times as large. */
function withRoom(bytes: Buffer<ArrayBuffer>, needed: number, most: number): Buffer<ArrayBuffer> {
  if (needed <= bytes.length) return bytes;
  const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(2 * bytes.length, needed), most));
  larger.set(bytes);
  return larger;
}

/** Gives up a body that arrives too slowly, until the returned function is called. */
function whenSlow({ start_ms, bytesPerMs }: Patience, { size, giveUp }: { size: () => number; giveUp: () => void }): () => void {
  const startedAt = performance.now();
  let timer = setTimeout(look, start_ms).unref();

  function look(): void {
    const left_ms = start_ms + size() / bytesPerMs - (performance.now() - startedAt);
    if (left_ms <= 0) giveUp();
    else timer = setTimeout(look, Math.ceil(left_ms)).unref();
  }

  return () => clearTimeout(timer);
}

/** Reads on without keeping anything; of a scattered body nothing. */
async function drain(body: Request["body"], pieces: BodyPieces): Promise<void> {
  let size = 0;
  if (pieces.isScattered()) return;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      pieces.add(chunk.length);
      if (size > DRAIN_AT_MOST_BYTES || pieces.isScattered()) return;
    }
  } catch {
    // A client that has gone away needs no answer.
  }
}
