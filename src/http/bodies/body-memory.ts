import { fairnessRangeOf } from "../../abuse/address-range.server.ts";

/** The memory of one request body. */
export type BodyMemory = {
  /** Called before the first byte; `evict` is called when its memory is needed for other bodies. */
  start(evict: () => void): void;
  /** Counts received bytes. May evict this body, or another one. */
  add(bytes: number): void;
  /** Called after the last byte: from then on the body is not evicted. */
  complete(): void;
  /** Frees its memory. */
  release(): void;
};

export type BodyMemoryBudget = { open(address: string): BodyMemory };

/** Fits five photos above the upload limit, two of them of one address range; or 330 forms of the longest texts. */
export const BODY_BYTES = { max: 64 * 1024 * 1024, maxPerRange: 25 * 1024 * 1024 };

type Body = { range: unknown; bytes: number; evict: (() => void) | null };

/**
 * Limits the memory of all request bodies together, and of those of one address range. Only received bytes count, so a slow
 * visitor takes hardly any. At the limit, the range with most bytes loses its oldest incomplete body. Bodies from this machine
 * belong to no range: each counts by itself.
 */
export function createBodyMemoryBudget({ max, maxPerRange }: { max: number; maxPerRange: number }): BodyMemoryBudget {
  /** The oldest first. */
  const bodies = new Set<Body>();
  const ofRange = new Map<unknown, number>();
  let total = 0;

  function count(body: Body, bytes: number): void {
    const ofItsRange = (ofRange.get(body.range) ?? 0) + bytes;
    body.bytes += bytes;
    total += bytes;
    if (ofItsRange > 0) ofRange.set(body.range, ofItsRange);
    else ofRange.delete(body.range);
  }

  function remove(body: Body): void {
    if (bodies.delete(body)) count(body, -body.bytes);
  }

  /** Evicts incomplete bodies, of `range` or of the largest one, until there is room. */
  function makeRoom(isFull: () => boolean, range?: unknown): void {
    while (isFull()) {
      const incomplete = [...bodies].filter((body) => body.evict && (range === undefined || body.range === range));
      const [oldest] = incomplete;
      if (!oldest) return;
      const evicted = incomplete.reduce((found, body) => (bytesOfRange(body) > bytesOfRange(found) ? body : found), oldest);
      remove(evicted);
      evicted.evict?.();
    }
  }

  const bytesOfRange = ({ range }: Body) => ofRange.get(range) ?? 0;

  function open(address: string): BodyMemory {
    const body: Body = { range: null, bytes: 0, evict: null };
    return {
      start(evict) {
        body.range = fairnessRangeOf(address) ?? body;
        body.evict = evict;
        bodies.add(body);
      },
      add(bytes) {
        if (!bodies.has(body)) return;
        count(body, bytes);
        makeRoom(() => bytesOfRange(body) > maxPerRange, body.range);
        makeRoom(() => total > max);
      },
      complete: () => void (body.evict = null),
      release: () => remove(body),
    };
  }

  return { open };
}
