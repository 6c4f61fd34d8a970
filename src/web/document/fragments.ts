import { onClick } from "./delegate.ts";

/**
 * Scrolls smoothly to a part of the page that a link leads to (styles/base.css). Back and forward jump to where the visitor
 * stood: by itself Chromium goes to the beginning of the part.
 */
export function startFragments(): void {
  const { dataset } = document.documentElement;
  onClick('a[href^="#"]:not([href="#"], [aria-haspopup])', () => (dataset.toPart = ""));
  addEventListener("scrollend", () => delete dataset.toPart);
  if (!("navigation" in window)) return;
  const { navigation } = window;
  /** Scroll positions in px, by the keys of history entries. */
  const positions = new Map<string, number>();
  let isTraversal = false;
  const keyOfEntry = () => navigation.currentEntry?.key ?? "";

  navigation.addEventListener("navigate", ({ navigationType }) => {
    positions.set(keyOfEntry(), scrollY);
    isTraversal = navigationType === "traverse";
    // Not at `popstate`: a fragment navigation fires that too, before it scrolls.
    if (isTraversal) delete dataset.toPart;
  });
  addEventListener("popstate", () => {
    const top = positions.get(keyOfEntry());
    // After the browser's own jump, and before it is painted.
    if (isTraversal && top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
  });
}
