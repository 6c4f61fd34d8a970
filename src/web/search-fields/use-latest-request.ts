import { useEffect, useRef, useState } from "react";
import { useDebounced } from "./use-debounced.ts";

type Request<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Sends a request after a delay; only the answer to the latest counts. A failed request changes nothing. */
export function useLatestRequest<Answer>() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  const delayed = useDebounced(async (request: Request<Answer>) => {
    const { signal } = controller.current;
    try {
      const found = await request(signal);
      if (!signal.aborted) setAnswer(found);
    } catch {
      // Suggestions and counts are optional: the form works without them.
    }
  });

  function send(request: Request<Answer>, delay_ms: number) {
    controller.current.abort();
    controller.current = new AbortController();
    delayed.later(delay_ms, request);
  }

  function reset() {
    controller.current.abort();
    delayed.cancel();
    setAnswer(null);
  }

  return { answer, send, reset };
}
