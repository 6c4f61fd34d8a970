import { isReturning } from "./load-font.ts";

/**
 * Defers the layout of everything far below the viewport until the boot script has run (lay-out-deferred.ts,
 * decisions/051-deferred-layout-below-the-first-view.md). Only with scroll anchoring, and not after a reload, a traversal or
 * another page of the site, or with a fragment: estimated heights would scroll to the wrong place.
 */
export function deferLayout(): void {
  const canDefer = "requestIdleCallback" in window && CSS.supports("overflow-anchor", "auto");
  if (canDefer && !location.hash && !isReturning()) document.documentElement.dataset.layoutDeferred = "";
}
