import { useEffect, useRef } from "react";
import { useLocation, useNavigation, type Location } from "react-router";
import { useDebounced } from "./use-debounced.ts";

/** The pause before a form searches. A step that the visitor takes elsewhere meanwhile ends it: they have gone on. */
export function useSearchPause(search: () => void) {
  const pause = useDebounced(search);
  const { location } = useNavigation();
  const { hash } = useLocation();
  /** Where the form led, in its order: React may show a step only after the next one has begun, or not at all. */
  const led = useRef<string[]>([]);
  useEffect(() => {
    if (!location) return;
    const own = led.current.indexOf(location.pathname + location.search);
    if (own < 0 && !isLedOn(location)) pause.cancel();
    led.current.splice(0, own + 1);
  }, [location, pause]);
  // A part of this page is a step too, which the router takes at once.
  useEffect(() => {
    if (hash !== "") pause.cancel();
  }, [hash, pause]);

  /** The step to this address is the form's own: what is typed on after it is searched for too. */
  function leads(url: string) {
    pause.cancel();
    led.current.push(url);
  }

  return { ...pause, leads };
}

/** Whether the server led a step on, as from a place by its name to that place: the router marks it so, and it is no step of the visitor. */
function isLedOn({ state }: Location<unknown>): boolean {
  return typeof state === "object" && state !== null && "_isRedirect" in state;
}
