/**
 * Lays out the parts of the page whose layout was deferred (src/web/document/early/defer-layout.ts, src/web/document/styles/base.css):
 * one part at a time, whenever the browser is idle.
 */
export function layOutDeferred(): void {
  const { dataset } = document.documentElement;
  if (dataset.layoutDeferred === undefined) return;
  const part = document.querySelector("[data-deferred]");
  if (!part) return void delete dataset.layoutDeferred;
  part.removeAttribute("data-deferred");
  requestIdleCallback(layOutDeferred);
}
