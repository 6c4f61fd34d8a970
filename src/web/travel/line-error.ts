import { useEffect } from "react";

/** Whether a page or a part of it could not be fetched: what browsers throw has no name of its own, only their words. */
export function isLineError(error: unknown): error is TypeError {
  return error instanceof TypeError && /fetch|network|load failed|importing a module/i.test(error.message);
}

/**
 * A script that is gone since the page was opened, because a new version of the site went live: the page comes anew, by
 * itself once. One that was fetched anew already, or has no line, leaves it to the visitor.
 */
export function useFreshStart(error: unknown): void {
  const isScript = isLineError(error) && error.message.includes("module");
  useEffect(() => {
    if (isScript && navigator.onLine && !wasFetchedAnew()) location.reload();
  }, [isScript]);
}

function wasFetchedAnew(): boolean {
  return performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");
}
