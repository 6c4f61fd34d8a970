import { regionsUrl, type StepAnswer } from "../navigation/step-answer.ts";
import { searchIn, type Search } from "./last-search.ts";

/**
 * The search of the list whose link led to this document: the list itself tells it, by the address that the browser knows of the
 * page before. So nothing of a search is stored before a visitor has agreed. Null where no list led here, and where
 * it cannot be fetched.
 */
export async function searchThatLed(): Promise<Search | null> {
  const address = addressBefore();
  if (address === null) return null;
  try {
    const response = await fetch(regionsUrl(address), { headers: { accept: "application/json" } });
    if (!response.headers.get("content-type")?.startsWith("application/json")) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- document/write-document.server.tsx writes it
    const { islands } = (await response.json()) as StepAnswer;
    return searchIn(islands.filters);
  } catch {
    return null;
  }
}

/** Path and query of the page of ours whose link was followed. A visitor that reloads or types an address comes from none. */
function addressBefore(): string | null {
  // Searches are reported with the events of an activity alone.
  if (!document.querySelector("[data-viewed]")) return null;
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  if (isReload || !document.referrer.startsWith(`${location.origin}/`)) return null;
  const { pathname, search } = new URL(document.referrer);
  // These are no lists of activities, and most visitors come from them.
  return pathname === "/" || pathname.startsWith("/uitjes/") ? null : pathname + search;
}
