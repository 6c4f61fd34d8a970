import { onClick } from "../browser/delegate.ts";
import { savedScrollTop, recordScrollPositions } from "./scroll-positions.ts";
import { isShownPageStale } from "./navigation-store.ts";

/**
 * Scrolls smoothly to the fragment of a followed link (styles/base.css). Back and forward jump to the previous scroll position,
 * where Chromium would scroll to the start of the fragment.
 */
export function startFragments(): void {
  const { dataset } = document.documentElement;
  onClick('a[href^="#"]:not([href="#"], [aria-haspopup])', () => (dataset.smoothScroll = ""));
  addEventListener("scrollend", () => delete dataset.smoothScroll);
  if (!("navigation" in window)) return;
  let isTraversal = false;

  recordScrollPositions();
  navigation.addEventListener("navigate", ({ navigationType }) => {
    isTraversal = navigationType === "traverse";
    // Not at `popstate`, which a fragment navigation also fires before it scrolls.
    if (isTraversal) delete dataset.smoothScroll;
  });
  addEventListener("popstate", () => {
    const top = savedScrollTop();
    // After the browser's own jump, but before the next paint. navigate-list.ts restores positions on other pages of a list.
    if (isTraversal && top !== undefined && !isShownPageStale()) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
  });
}
