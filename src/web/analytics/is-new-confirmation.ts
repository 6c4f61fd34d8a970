let wasCalled = false;

/**
 * Whether this page is the confirmation after a form that was posted without JavaScript, at its first view. True once per document;
 * false after a reload or traversal, and when its address was opened otherwise.
 */
export function isNewConfirmation(): boolean {
  if (wasCalled) return false;
  wasCalled = true;
  const [entry] = performance.getEntriesByType("navigation");
  const isArrival = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  return isArrival && document.referrer.startsWith(location.origin + location.pathname);
}
