import type { IncomingMessage } from "node:http";
import { fairnessRangeOf } from "../../abuse/address-range.server.ts";
import { createQuotas } from "../../abuse/queue/quotas.ts";

/** Bytes of bodies that one address range may send in a ms: a photo of 2 MB in a quarter of a second. */
const BYTES_PER_MS = 8_000;
/** It may send two photos at once. */
const BURST_MS = 500;

/**
 * Reads bodies no faster than each address range may send, whatever becomes of them: read, refused or skipped. Bodies are read outside the queue,
 * and 64 clients that sent large ones without a pause made a cached page 44 times as slow. What is not read stays with its sender.
 */
export function createBodyPace(): (request: IncomingMessage, address: string) => void {
  const quotas = createQuotas({ burst_ms: BURST_MS });

  return (request, address) => {
    const range = fairnessRangeOf(address);
    if (range === null) return;
    const push = request.push.bind(request);
    const read = request._read.bind(request);
    request.push = (chunk: Buffer | null, encoding) => {
      const isWanted = push(chunk, encoding);
      if (chunk !== null) quotas.charge(range, chunk.length / BYTES_PER_MS);
      // Node then stops reading the connection, until `_read` is called.
      return isWanted && quotas.wait_ms(range) === 0;
    };
    request._read = (size) => {
      const wait_ms = quotas.wait_ms(range);
      if (wait_ms === 0) read(size);
      else setTimeout(() => request._read(size), wait_ms).unref();
    };
  };
}
