import { useEffect, useRef } from "react";
import { onNavigation, readNavigation } from "../navigation/navigation-store.ts";
import { navigateList } from "../navigation/navigate-list.ts";
import { useDebounced } from "./use-debounced.ts";

/**
 * The pause before a form searches. A link, a navigation within the list or a way back that the visitor takes meanwhile ends
 * it: they have gone on.
 */
export function useSearchPause(search: () => void) {
  const pause = useDebounced(search);
  /** Where the form itself is about to navigate. */
  const ownUrl = useRef<string>(null);
  /** Whether the last navigation that began is the form's own: typing after it is searched for too. */
  const isOwn = useRef(false);
  useEffect(() => {
    let { pending } = readNavigation();
    const stopSteps = onNavigation(() => {
      const next = readNavigation().pending;
      const isNew = next !== null && next !== pending;
      pending = next;
      if (!isNew) return;
      isOwn.current = ownUrl.current === next;
      if (isOwn.current) ownUrl.current = null;
      else pause.cancel();
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

  /** Shows the list that the form asks for. */
  function navigate(url: string, { replace }: { replace: boolean }) {
    pause.cancel();
    ownUrl.current = url;
    isOwn.current = true;
    navigateList(url, { replace });
  }

  return { ...pause, navigate, isOwn };
}
