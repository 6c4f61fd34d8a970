let wasAsked = false;

/**
 * Whether this page is the answer that a form without JavaScript was led to, seen for the first time: true once, and not
 * on a reload, on the way back, or from an address that somebody kept.
 */
export function isFirstAnswer(): boolean {
  if (wasAsked) return false;
  wasAsked = true;
  const [entry] = performance.getEntriesByType("navigation");
  const isArrival = entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
  return isArrival && document.referrer.startsWith(location.origin + location.pathname);
}
