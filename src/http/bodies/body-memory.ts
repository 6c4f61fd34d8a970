import { fairnessRangeOf } from "../../abuse/address-range.server.ts";

/** Memory of the body of one request. */
export type BodyMemory = {
  /** The body begins to arrive; `giveUp` is called when its bytes are needed for others. */
  arrive(giveUp: () => void): void;
  /** Counts bytes that came. May give up this body, or another one. */
  add(bytes: number): void;
  /** The whole body has arrived: it is not given up any more. */
  keep(): void;
  /** Its bytes are needed no longer. */
  release(): void;
};

export type BodyMemories = { open(address: string): BodyMemory };

/** Of all: five photos that are too large to be taken, two of them of one address range; or 330 forms of the longest texts. */
export const BODY_BYTES = { most: 64 * 1024 * 1024, mostPerRange: 25 * 1024 * 1024 };

type Body = { range: unknown; bytes: number; giveUp: (() => void) | null };

/**
 * Limits the memory of all bodies of requests together, and of those of one address range. A body counts by the bytes that have
 * arrived, so that a slow visitor takes hardly any room. When there is no room, the range with most bytes loses the body that has
 * been arriving longest. This machine itself has no range: each of its bodies counts apart.
 */
export function createBodyMemory({ most, mostPerRange }: { most: number; mostPerRange: number }): BodyMemories {
  /** The oldest first. */
  const bodies = new Set<Body>();
  const ofRange = new Map<unknown, number>();
  let all = 0;

  function count(body: Body, bytes: number): void {
    const left = (ofRange.get(body.range) ?? 0) + bytes;
    body.bytes += bytes;
    all += bytes;
    if (left > 0) ofRange.set(body.range, left);
    else ofRange.delete(body.range);
  }

  function forget(body: Body): void {
    if (bodies.delete(body)) count(body, -body.bytes);
  }

  /** Gives up what arrives, of one range or of the heaviest, until there is room. */
  function makeRoom(isFull: () => boolean, range?: unknown): void {
    while (isFull()) {
      const arriving = [...bodies].filter((body) => body.giveUp && (range === undefined || body.range === range));
      const [oldest] = arriving;
      if (!oldest) return;
      const yielding = arriving.reduce((found, body) => (weightOf(body) > weightOf(found) ? body : found), oldest);
      forget(yielding);
      yielding.giveUp?.();
    }
  }

  const weightOf = ({ range }: Body) => ofRange.get(range) ?? 0;

  function open(address: string): BodyMemory {
    const body: Body = { range: null, bytes: 0, giveUp: null };
    return {
      arrive(giveUp) {
        body.range = fairnessRangeOf(address) ?? body;
        body.giveUp = giveUp;
        bodies.add(body);
      },
      add(bytes) {
        if (!bodies.has(body)) return;
        count(body, bytes);
        makeRoom(() => weightOf(body) > mostPerRange, body.range);
        makeRoom(() => all > most);
      },
      keep: () => void (body.giveUp = null),
      release: () => forget(body),
    };
  }

  return { open };
}
