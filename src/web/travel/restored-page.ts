/**
 * Ends the navigation that led from this page to a document, when the browser restores the page from its cache: to the
 * router it is still under way, since the document came in place of its answer.
 */
export function endLeftNavigation(): void {
  addEventListener("pageshow", ({ persisted }) => {
    const router = window.__reactRouterDataRouter;
    if (!persisted || !router || router.state.navigation.state === "idle") return;
    const { pathname, search, hash } = location;
    void router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  });
}
