/**
 * Lays out what waited for it while the page arrived (src/web/document/early/defer-layout.ts, src/web/document/styles/base.css): one part at a
 * time, and only when the browser has nothing else to do, so that no visitor waits for what they do not see.
 */
export function layOutDeferred(): void {
  const { dataset } = document.documentElement;
  if (dataset.arriving === undefined) return;
  const part = document.querySelector("[data-far]");
  if (!part) return void delete dataset.arriving;
  part.removeAttribute("data-far");
  requestIdleCallback(layOutDeferred);
}
