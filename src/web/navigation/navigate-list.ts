import { indexIn } from "../browser/history-entry.ts";
import { hydrateAllIslands } from "../islands/update-props.ts";
import { stay, whenOnline } from "./offline-notice.ts";
import { TEMPLATES } from "../browser/templates.ts";
import { announceLoading } from "./announce.ts";
import { scrollTopOf } from "./scroll-positions.ts";
import { showRegions } from "./show-regions.ts";
import { pageUrl, regionsUrl, type RegionsResponse } from "./regions-response.ts";
import { isShownPageStale, updateNavigation } from "./navigation-store.ts";
import { pointerReleased } from "./pointer-release.ts";

export type ListNavigationOptions = {
  /** Whether the page replaces the current history entry. */
  replace?: boolean;
  /** Whether this is another page of the same list, which is shown from its top. */
  turnsPage?: boolean;
};
type Kind = ListNavigationOptions & { isTraversal?: boolean };

/** After this time without a response the navigation fails. */
const TIMEOUT_MS = 30_000;

let current = new AbortController();
/** The history index of the page that is shown. */
let shownIndex = 0;

/**
 * Navigates within a list without loading a document: fetches the regions of the next page and replaces those of this one. A page
 * that does not fit this document (see `fits`) is loaded as a document. The latest navigation wins; a failed one leaves the list
 * unchanged (specification 2 §7 and §8).
 */
export function navigateList(url: string, options: ListNavigationOptions = {}): void {
  updateNavigation({ pending: url });
  whenOnline(() => void fetchAndShow(url, options), endNavigation);
}

/** Records the page and history index that the document starts with. After a reload or a traversal the index may not be 0. */
export function recordShownPage(): void {
  shownIndex = indexIn(history.state);
  updateNavigation({ shown: location.pathname + location.search });
}

/** Shows the page of the history entry to which the visitor went back or forward. */
export function followTraversal(): void {
  // Drops an older navigation that waits for a connection.
  stay();
  if (!isShownPageStale()) return endNavigation();
  whenOnline(() => void fetchAndShow(location.pathname + location.search, { isTraversal: true }), undoTraversal);
}

/** Returns to the history entry of the page that is shown. */
function undoTraversal(): void {
  history.go(shownIndex - indexIn(history.state));
}

/** Aborts the current navigation. */
export function endNavigation(): void {
  current.abort();
  announceLoading(false);
  updateNavigation({ pending: null });
}

async function fetchAndShow(url: string, kind: Kind): Promise<void> {
  current.abort();
  const { signal } = (current = new AbortController());
  updateNavigation({ pending: url });
  announceLoading(true);
  hydrateAllIslands();
  try {
    const abortOrTimeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(regionsUrl(url), { signal: abortOrTimeout, headers: { accept: "application/json" } });
    const hasRegions = response.headers.get("content-type")?.startsWith("application/json");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- document/write-document.server.tsx writes it
    const answer = hasRegions ? ((await response.json()) as RegionsResponse) : null;
    await pointerReleased();
    if (signal.aborted) return;
    const { pathname, search } = new URL(pageUrl(response.url));
    const arrived = pathname + search;
    if (!answer && response.status >= 500) throw new Error(`The list was answered with ${response.status}.`);
    if (!answer || !fits(answer)) return navigate(arrived, kind);
    enter(arrived, kind);
    showRegions(answer, kind);
    if (kind.isTraversal) scrollTo({ top: scrollTopOf(history.state), behavior: "instant" });
  } catch (error) {
    if (signal.aborted) return;
    // oxlint-disable-next-line no-console -- the specification requires a log, and a browser has no other
    console.warn("The list could not be loaded.", error);
    if (kind.isTraversal) undoTraversal();
  }
  if (current.signal === signal) endNavigation();
}

function navigate(url: string, { replace, isTraversal }: Kind): void {
  endNavigation();
  if (replace || isTraversal) location.replace(url);
  else location.assign(url);
}

/** Whether this document has the same release, regions, privacy and measurement as the response. */
function fits({ regions, isMeasured, isPrivate, release }: RegionsResponse): boolean {
  const own = [...document.querySelectorAll<HTMLElement>("[data-region]")].map(({ dataset }) => dataset.region ?? "");
  const isList = own.length === Object.keys(regions).length && own.every((name) => name in regions);
  const isSameRelease = document.documentElement.dataset.release === release;
  const isAsPrivate = isPrivate === (document.querySelector("meta[name=referrer]") !== null);
  return isList && isSameRelease && isAsPrivate && isMeasured === (document.getElementById(TEMPLATES.consent) !== null);
}

function enter(url: string, { replace, isTraversal }: Kind): void {
  const index = indexIn(history.state);
  shownIndex = replace || isTraversal ? index : index + 1;
  updateNavigation({ shown: url });
  if (isTraversal) {
    // The server redirected the request to another address.
    if (url !== location.pathname + location.search) history.replaceState(history.state, "", url);
  } else if (replace) history.replaceState({ idx: index }, "", url);
  else {
    history.replaceState({ ...history.state, top: scrollY }, "");
    history.pushState({ idx: index + 1 }, "", url);
  }
}
