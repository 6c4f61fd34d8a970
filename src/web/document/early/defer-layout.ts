import { isReturning } from "./load-font.ts";

/**
 * Defers the layout of everything far below the viewport until the boot script has run (lay-out-deferred.ts,
 * decisions/051-deferred-layout-below-the-first-view.md). Only with scroll anchoring, without a fragment to scroll to, and not for
 * visitors who return: the browser may restore their scroll position.
 */
export function deferLayout(): void {
  const canDefer = "requestIdleCallback" in window && CSS.supports("overflow-anchor", "auto");
  if (canDefer && !location.hash && !isReturning()) document.documentElement.dataset.arriving = "";
}
