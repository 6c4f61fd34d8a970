import { isReturning } from "./load-font.ts";

/**
 * Defers the layout of everything far below the viewport until the boot script has run (lay-out-deferred.ts,
 * decisions/051-deferred-layout-below-the-first-view.md). Only with scroll anchoring, and not when the browser restores a scroll position or scrolls to
 * a fragment.
 */
export function deferLayout(): void {
  const canDefer = "requestIdleCallback" in window && CSS.supports("overflow-anchor", "auto");
  if (canDefer && !location.hash && !isReturning()) document.documentElement.dataset.arriving = "";
}
