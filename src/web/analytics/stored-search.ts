import { keepSearch, lastSearch, type Search } from "./last-search.ts";

/** Of the tab's storage, which ends with the tab and is never sent. */
const KEY = "search";

/**
 * Takes the last search along to the next document, for a visitor that agreed to be measured: the events of an activity are
 * reported with it (specification 2 §4). Gives the way to stop, which deletes it.
 */
export function carrySearch(): () => void {
  if (!lastSearch() && wasFollowed()) restore();
  addEventListener("pagehide", store);
  return () => {
    removeEventListener("pagehide", store);
    withStorage((storage) => storage.removeItem(KEY));
  };
}

/** Whether a link of ours led here. A visitor that reloads or types an address comes from no search. */
function wasFollowed(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  return !isReload && document.referrer.startsWith(`${location.origin}/`);
}

function restore(): void {
  withStorage((storage) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `store` writes there
    const stored = JSON.parse(storage.getItem(KEY) ?? "null") as Search | null;
    if (stored) keepSearch(stored);
  });
}

function store(): void {
  const search = lastSearch();
  if (!search) return;
  // What is kept may be all of the overview.
  const { state, groups, place } = search;
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ state, groups, place })));
}

/** Where the storage is closed or full, the search ends with the page. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // See above.
  }
}
