import { setTimeout as delay } from "node:timers/promises";

/** How long a body may take: a start, and one second more for every `bytesPerSecond` that came. */
export type Patience = { start_ms: number; bytesPerSecond: number };

export type HurriedRequest = { request: Request; isTooSlow(): boolean };

/** The types of the browser do not know that a body which is a stream asks for this. */
const STREAMED = { duplex: "half" };

/**
 * The same request, whose body breaks off when it is slower than that; `isTooSlow` then says that it was this. A slow
 * telephone gets the time that it needs, who drips single bytes does not.
 */
export function hurryBody(request: Request, { start_ms, bytesPerSecond }: Patience): HurriedRequest {
  if (!request.body) return { request, isTooSlow: () => false };
  const reader = request.body.getReader();
  const startedAt = performance.now();
  let bytes = 0;
  let tooSlow = false;

  const body = new ReadableStream({
    async pull(controller) {
      const left_ms = start_ms + (bytes / bytesPerSecond) * 1000 - (performance.now() - startedAt);
      const read = await firstOf(reader.read(), left_ms);
      tooSlow = read === null;
      if (read === null) controller.error(new Error("The body takes too long."));
      else if (read.done) controller.close();
      else {
        bytes += read.value.length;
        controller.enqueue(read.value);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { url, method, headers } = request;
  return { request: new Request(url, { method, headers, body, ...STREAMED }), isTooSlow: () => tooSlow };
}

/** What comes of the work within that time; null when it takes longer. */
async function firstOf<Result>(work: Promise<Result>, within_ms: number): Promise<Result | null> {
  const over = new AbortController();
  // Nobody reads on after the time is over; that it fails then is no news.
  work.catch(() => {});
  try {
    return await Promise.race([work, delay(Math.max(within_ms, 0), null, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
