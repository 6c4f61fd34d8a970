import { use, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as RouterContext, type Location } from "react-router";
import { STEP_ASKED } from "../travel/answer-taps-first.ts";
import { useDebounced } from "./use-debounced.ts";

/**
 * The pause before a form searches. A step that the visitor takes elsewhere meanwhile ends it: they have gone on. The router
 * itself is asked, as it knows of a step before React has the time to show it, and the pause could end first; a tap is told of before the router is.
 */
export function useSearchPause(search: () => void) {
  const pause = useDebounced(search);
  const router = use(RouterContext)?.router;
  /** Where the form is about to lead. */
  const led = useRef<string>(null);
  useEffect(() => {
    // A part of this page is a step too, of which the router does not always hear (src/web/travel/parts-of-page.ts).
    const endAtPart = () => {
      if (location.hash !== "") pause.cancel();
    };
    addEventListener("hashchange", endAtPart);
    addEventListener(STEP_ASKED, pause.cancel);
    return () => {
      removeEventListener("hashchange", endAtPart);
      removeEventListener(STEP_ASKED, pause.cancel);
    };
  }, [pause]);
  useEffect(() => {
    if (!router) return;
    let known = router.state;
    return router.subscribe((state) => {
      const next = state.navigation.location;
      const isStep = next !== undefined && next !== known.navigation.location && !isLedOn(next);
      known = state;
      const isOwn = isStep && led.current === next.pathname + next.search;
      if (isOwn) led.current = null;
      else if (isStep) pause.cancel();
    });
  }, [router, pause]);

  /** The step to this address is the form's own: what is typed on after it is searched for too. */
  function leads(url: string) {
    pause.cancel();
    led.current = url;
  }

  return { ...pause, leads };
}

/** Whether the server led a step on, as from a place by its name to that place: the router marks it so, and it is no step of the visitor. */
function isLedOn({ state }: Location<unknown>): boolean {
  return typeof state === "object" && state !== null && "_isRedirect" in state;
}
