/** Whether a page is hydrated and has all of its layout. Runs in the page, so it cannot use imports. */
export function isPageHydrated(): boolean {
  const isBooted = performance.getEntriesByName("booted").length > 0;
  return isBooted && document.documentElement.dataset.layoutDeferred === undefined;
}
