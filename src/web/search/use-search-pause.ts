import { useEffect, useRef } from "react";
import { onSteps, readSteps } from "../document/steps/step-store.ts";
import { useDebounced } from "./use-debounced.ts";

/**
 * The pause before a form searches. A link, a step within the list or a way back that the visitor takes meanwhile ends it: they
 * have gone on.
 */
export function useSearchPause(search: () => void) {
  const pause = useDebounced(search);
  /** Where the form is about to lead. */
  const led = useRef<string>(null);
  useEffect(() => {
    let { pending } = readSteps();
    const stopSteps = onSteps(() => {
      const next = readSteps().pending;
      const isNew = next !== null && next !== pending;
      pending = next;
      if (isNew && led.current === next) led.current = null;
      else if (isNew) pause.cancel();
    });
    const follow = ({ target }: MouseEvent) => target instanceof Element && target.closest("a[href]") && pause.cancel();
    addEventListener("click", follow, { capture: true });
    addEventListener("popstate", pause.cancel);
    return () => {
      stopSteps();
      removeEventListener("click", follow, { capture: true });
      removeEventListener("popstate", pause.cancel);
    };
  }, [pause]);

  /** The step to this address is the form's own: typing after it is searched for too. */
  function leads(url: string) {
    pause.cancel();
    led.current = url;
  }

  return { ...pause, leads };
}
