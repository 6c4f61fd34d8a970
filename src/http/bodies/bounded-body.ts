import { setTimeout as delay } from "node:timers/promises";
import { createChunkLimit, type ChunkLimit } from "./chunk-limit.ts";
import type { BodyMemory } from "./body-memory.ts";

/** A client that is still sending does not read the response: a body that is too large is drained within these limits. */
const DRAIN_MAX_BYTES = 16 * 1024 * 1024;
const DRAIN_MAX_MS = 3_000;

/** Limit of a JSON body, far above what any call needs. */
export const JSON_BYTES = 64 * 1024;
/** Fits a form with the longest texts in any script: urlencoded, a Chinese character takes nine bytes, an emoji twelve. */
export const FORM_BYTES = 192 * 1024;

/** Time limit of a body: an initial allowance, plus the time that the received bytes take at the minimum rate (160 kbit/s). */
export type BodyTimeout = { start_ms: number; bytesPerMs: number };
const TIMEOUT: BodyTimeout = { start_ms: 10_000, bytesPerMs: 20 };

export type BoundedBody =
  | { kind: "bytes"; bytes: Uint8Array<ArrayBuffer> }
  /** Too many bytes or chunks. */
  | { kind: "too-large" }
  | { kind: "too-slow" }
  /** Its memory was needed for other bodies. */
  | { kind: "evicted" }
  | { kind: "disconnected" };

/** `memory` counts the bytes until the response; a body of a few hundred bytes needs none. */
type ReadOptions = { memory?: BodyMemory | null; timeout?: BodyTimeout };

/**
 * Reads a body of at most `max` bytes, whatever its Content-Length. A larger body is drained for a moment without being stored,
 * so that the client reads the response. A body below the minimum rate is aborted; a slow phone above it gets the time that it
 * needs. A client that disconnects is no error.
 */
export async function readBounded({ headers, body }: Request, max: number, options: ReadOptions = {}): Promise<BoundedBody> {
  const isTooLarge = Number(headers.get("content-length") ?? 0) > max;
  const chunks = createChunkLimit();
  const read = isTooLarge ? { kind: "too-large" as const } : await readAtMost(body, max, { ...options, chunks });
  if (read.kind === "too-large") await Promise.race([drain(body, chunks), delay(DRAIN_MAX_MS, undefined, { ref: false })]);
  return read;
}

/** Stops at the limit and leaves the rest of the stream to be read. */
async function readAtMost(body: Request["body"], max: number, options: ReadOptions & { chunks: ChunkLimit }): Promise<BoundedBody> {
  const { memory, timeout = TIMEOUT, chunks } = options;
  if (!body) return { kind: "bytes", bytes: Buffer.alloc(0) };
  const reader = body.getReader();
  let aborted: { kind: "too-slow" } | { kind: "evicted" } | null = null;
  const abort = (kind: "too-slow" | "evicted") => {
    aborted ??= { kind };
    // Rejects the pending read.
    reader.releaseLock();
  };
  let bytes = Buffer.alloc(0);
  let size = 0;
  const stopTimeout = startTimeout(timeout, { size: () => size, abort: () => abort("too-slow") });
  memory?.start(() => abort("evicted"));
  try {
    for (;;) {
      const { value } = await reader.read();
      if (aborted) return aborted;
      if (!value) {
        memory?.complete();
        return { kind: "bytes", bytes: bytes.subarray(0, size) };
      }
      chunks.add(value.length);
      if (size + value.length > max || chunks.isExceeded()) return { kind: "too-large" };
      bytes = withCapacity(bytes, size + value.length, max);
      bytes.set(value, size);
      size += value.length;
      memory?.add(value.length);
    }
  } catch {
    return aborted ?? { kind: "disconnected" };
  } finally {
    stopTimeout();
    reader.releaseLock();
  }
}

/** The same bytes with capacity for `needed`: kept separately, chunks of one byte would take a hundred times their size. */
function withCapacity(bytes: Buffer<ArrayBuffer>, needed: number, max: number): Buffer<ArrayBuffer> {
  if (needed <= bytes.length) return bytes;
  const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(2 * bytes.length, needed), max));
  larger.set(bytes);
  return larger;
}

/** Aborts a body that arrives too slowly. Returns a function that stops the timeout. */
function startTimeout({ start_ms, bytesPerMs }: BodyTimeout, { size, abort }: { size: () => number; abort: () => void }): () => void {
  const startedAt = performance.now();
  let timer = setTimeout(check, start_ms).unref();

  function check(): void {
    const left_ms = start_ms + size() / bytesPerMs - (performance.now() - startedAt);
    if (left_ms <= 0) abort();
    else timer = setTimeout(check, Math.ceil(left_ms)).unref();
  }

  return () => clearTimeout(timer);
}

/** Reads and discards the rest of a body, unless it exceeds the chunk limit. */
async function drain(body: Request["body"], chunks: ChunkLimit): Promise<void> {
  let size = 0;
  if (chunks.isExceeded()) return;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      chunks.add(chunk.length);
      if (size > DRAIN_MAX_BYTES || chunks.isExceeded()) return;
    }
  } catch {
    // A client that has disconnected needs no response.
  }
}
