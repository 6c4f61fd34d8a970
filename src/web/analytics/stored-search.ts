import { rememberSearch, lastSearch, type Search } from "./last-search.ts";

/** The `sessionStorage` key: this storage ends with the tab, and is never sent. */
const KEY = "search";

/**
 * Passes the last search on to the next document, after consent: the events of an activity are reported with it (specification 2 §4).
 * Returns the function that stops this and deletes the stored search.
 */
export function persistSearch(): () => void {
  if (!lastSearch() && wasFollowed()) restore();
  addEventListener("pagehide", store);
  return () => {
    removeEventListener("pagehide", store);
    withStorage((storage) => storage.removeItem(KEY));
  };
}

/** Whether a link on this site led here, not a reload or a typed address. */
function wasFollowed(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  return !isReload && document.referrer.startsWith(`${location.origin}/`);
}

function restore(): void {
  withStorage((storage) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `store` writes there
    const stored = JSON.parse(storage.getItem(KEY) ?? "null") as Search | null;
    if (stored) rememberSearch(stored);
  });
}

function store(): void {
  const search = lastSearch();
  if (!search) return;
  // Only these fields: the object may hold all props of the overview.
  const { state, groups, place } = search;
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ state, groups, place })));
}

/** If the storage is blocked or full, the search ends with the page. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // See above.
  }
}
