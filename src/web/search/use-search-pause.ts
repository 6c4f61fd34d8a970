import { useEffect, useRef } from "react";
import { useLocation, useNavigation, type Location } from "react-router";
import { useDebounced } from "./use-debounced.ts";

/** The pause before a form searches. A step that the visitor takes elsewhere meanwhile ends it: they have gone on. */
export function useSearchPause(search: () => void) {
  const pause = useDebounced(search);
  const { location } = useNavigation();
  const { hash } = useLocation();
  const isOwn = useRef(false);
  useEffect(() => {
    if (location && !isOwn.current && !isLedOn(location)) pause.cancel();
    isOwn.current = false;
  }, [location, pause]);
  // A part of this page is a step too, which the router takes at once.
  useEffect(() => {
    if (hash !== "") pause.cancel();
  }, [hash, pause]);

  /** The step that follows is the form's own: what is typed on after it is searched for too. */
  function leads() {
    pause.cancel();
    isOwn.current = true;
  }

  return { ...pause, leads };
}

/** Whether the server led a step on, as from a place by its name to that place: the router marks it so, and it is no step of the visitor. */
function isLedOn({ state }: Location<unknown>): boolean {
  return typeof state === "object" && state !== null && "_isRedirect" in state;
}
