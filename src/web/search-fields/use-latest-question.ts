import { useEffect, useRef, useState } from "react";
import { useDebounced } from "./use-debounced.ts";

type Question<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** Asks the server after a pause; only the last question counts. One that is not answered leaves things as they are. */
export function useLatestQuestion<Answer>() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);

  const pause = useDebounced(async (question: Question<Answer>) => {
    const { signal } = asked.current;
    try {
      const found = await question(signal);
      if (!signal.aborted) setAnswer(found);
    } catch {
      // What is asked while somebody types is a courtesy: the form searches without it.
    }
  });

  function ask(question: Question<Answer>, pause_ms: number) {
    asked.current.abort();
    asked.current = new AbortController();
    pause.later(pause_ms, question);
  }

  function forget() {
    asked.current.abort();
    pause.cancel();
    setAnswer(null);
  }

  return { answer, ask, forget };
}
