import { isPlainClick, onClick } from "../browser/delegate.ts";
import { isShownPageStale, readNavigation } from "./navigation-store.ts";
import { endNavigation, followTraversal, recordShownPage, navigateList } from "./navigate-list.ts";
import { trackPresses } from "./pointer-release.ts";
import { chipUrl } from "./chip-url.ts";

/**
 * Handles links of a list (`data-in-place`) and the browser's back and forward without loading a document. Does nothing in documents
 * without regions.
 */
export function startListNavigation(): void {
  if (!document.querySelector("[data-region]")) return;
  recordShownPage();
  trackPresses();
  onClick("a", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target) return;
    const { inPlace } = link.dataset;
    if (inPlace === undefined) return;
    event.preventDefault();
    const url = link.pathname + link.search;
    navigateList(link.dataset.chip === undefined ? url : chipUrl(url, readNavigation()), { turnsPage: inPlace === "page" });
  });
  addEventListener("popstate", followTraversal);
  // The back/forward cache may hold a page whose list was still being fetched.
  addEventListener("pageshow", ({ persisted }) => persisted && isShownPageStale() && followTraversal());
  // A select that submits its form, which may be elsewhere in the document.
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset.submits !== undefined) target.form?.requestSubmit();
  });
  addEventListener("pagehide", endNavigation);
  // Without the Navigation API the browser restores scroll positions.
  if (!("navigation" in window)) return;
  // The browser would scroll the old list while the next one is being fetched.
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
}
