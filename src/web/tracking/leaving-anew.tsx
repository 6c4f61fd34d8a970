import { use, useEffect } from "react";
import { NavigationType, UNSAFE_DataRouterContext as RouterContext } from "react-router";

const KEY = "leaving-anew";

/** Lets every step to another page load a document (src/web/tag-manager-of.server.ts); the way back stays the router's. */
export function LeavingAnew() {
  const router = use(RouterContext)?.router;
  useEffect(() => {
    router?.getBlocker(KEY, ({ currentLocation, nextLocation, historyAction }) => {
      if (historyAction === NavigationType.Pop || nextLocation.pathname === currentLocation.pathname) return false;
      location.assign(nextLocation.pathname + nextLocation.search + nextLocation.hash);
      return true;
    });
    return () => router?.deleteBlocker(KEY);
  }, [router]);
  return null;
}
