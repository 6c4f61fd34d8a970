import { regionsUrl, type RegionsResponse } from "../navigation/regions-response.ts";
import { searchIn, type Search } from "./last-search.ts";

/**
 * The search of the list that linked to this document, fetched from the referring page. So no search is stored before consent. Null
 * without a referring list, and when it cannot be fetched.
 */
export async function referringSearch(): Promise<Search | null> {
  const address = referringAddress();
  if (address === null) return null;
  try {
    const response = await fetch(regionsUrl(address), { headers: { accept: "application/json" } });
    if (!response.headers.get("content-type")?.startsWith("application/json")) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- document/write-document.server.tsx writes it
    const { islands } = (await response.json()) as RegionsResponse;
    return searchIn(islands.filters);
  } catch {
    return null;
  }
}

/** Path and query of the page on this site that linked here; null after a reload or a typed address. */
function referringAddress(): string | null {
  // Searches are only reported with the events of an activity.
  if (!document.querySelector("[data-viewed]")) return null;
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  if (isReload || !document.referrer.startsWith(`${location.origin}/`)) return null;
  const { pathname, search } = new URL(document.referrer);
  // These are no lists of activities, but the most frequent referrers.
  return pathname === "/" || pathname.startsWith("/uitjes/") ? null : pathname + search;
}
