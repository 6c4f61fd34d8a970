import { useEffect, useRef } from "react";
import { onNavigation, readNavigation } from "../navigation/navigation-store.ts";
import { navigateList } from "../navigation/navigate-list.ts";
import { useDebounced } from "./use-debounced.ts";

/** Delays the searches of a form. A click on a link, another list navigation, back or forward cancels a delayed search. */
export function useDebouncedSearch(search: () => void) {
  const delayed = useDebounced(search);
  /** The address that the form itself is about to navigate to. */
  const ownUrl = useRef<string>(null);
  /** Whether the last navigation was started by the form: typing during it is searched for too. */
  const isOwn = useRef(false);
  useEffect(() => {
    let { pending } = readNavigation();
    const unsubscribe = onNavigation(() => {
      const next = readNavigation().pending;
      const isNew = next !== null && next !== pending;
      pending = next;
      if (!isNew) return;
      isOwn.current = ownUrl.current === next;
      if (isOwn.current) ownUrl.current = null;
      else delayed.cancel();
    });
    const cancelOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest("a[href]") && delayed.cancel();
    addEventListener("click", cancelOnLink, { capture: true });
    addEventListener("popstate", delayed.cancel);
    return () => {
      unsubscribe();
      removeEventListener("click", cancelOnLink, { capture: true });
      removeEventListener("popstate", delayed.cancel);
    };
  }, [delayed]);

  /** Navigates to the list of the form's search. */
  function navigate(url: string, { replace }: { replace: boolean }) {
    delayed.cancel();
    ownUrl.current = url;
    isOwn.current = true;
    navigateList(url, { replace });
  }

  return { ...delayed, navigate, isOwn };
}
