/** Whether a page answers by script, until which its links and forms are plain ones, and all of it is laid out. Runs in the page, and so needs nothing else. */
export function isPageHydrated(): boolean {
  const isBooted = performance.getEntriesByName("booted").length > 0;
  return isBooted && document.documentElement.dataset.arriving === undefined;
}
