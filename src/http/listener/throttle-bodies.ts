import type { IncomingMessage } from "node:http";
import { fairnessRangeOf } from "../../abuse/address-range.server.ts";
import { createQuotas } from "../../request-queue/quotas.ts";

/** Rate limit of bodies of one address range: a photo of 2 MB in a quarter of a second. */
const BYTES_PER_MS = 8_000;
/** Two photos at once. */
const BURST_MS = 500;

/**
 * Throttles request bodies per address range, whether they are used, rejected or skipped. Bodies are read outside the queue:
 * 64 clients that sent large ones without a pause made a cached page 44 times as slow. Unread bytes stay with the client (backpressure).
 */
export function createBodyThrottle(): (request: IncomingMessage, address: string) => void {
  const quotas = createQuotas({ burst_ms: BURST_MS });

  return (request, address) => {
    const range = fairnessRangeOf(address);
    if (range === null) return;
    const push = request.push.bind(request);
    const read = request._read.bind(request);
    request.push = (chunk: Buffer | null, encoding) => {
      const hasCapacity = push(chunk, encoding);
      if (chunk !== null) quotas.charge(range, chunk.length / BYTES_PER_MS);
      // On false Node stops reading the connection until `_read` is called.
      return hasCapacity && quotas.wait_ms(range) === 0;
    };
    request._read = (size) => {
      const wait_ms = quotas.wait_ms(range);
      if (wait_ms === 0) read(size);
      else setTimeout(() => request._read(size), wait_ms).unref();
    };
  };
}
