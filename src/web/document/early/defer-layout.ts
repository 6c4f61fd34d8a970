import { isReturning } from "./load-font.ts";

/**
 * Leaves everything far below the view without a layout until the boot script has run (lay-out-far.ts,
 * decisions/051-deferred-layout-below-the-first-view.md). Only where the browser keeps the scroll position while heights above it change,
 * and not for visitors that return to a place or follow a link to one.
 */
export function deferLayout(): void {
  const canDefer = "requestIdleCallback" in window && CSS.supports("overflow-anchor", "auto");
  if (canDefer && !location.hash && !isReturning()) document.documentElement.dataset.arriving = "";
}
