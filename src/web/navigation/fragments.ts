import { onClick } from "../browser/delegate.ts";
import { knownScrollTop, noteScrollPositions } from "./scroll-positions.ts";
import { isStepAway } from "./step-store.ts";

/**
 * Scrolls smoothly to a part of the page that a link leads to (styles/base.css). Back and forward jump to where the visitor
 * stood: by itself Chromium goes to the beginning of the part.
 */
export function startFragments(): void {
  const { dataset } = document.documentElement;
  onClick('a[href^="#"]:not([href="#"], [aria-haspopup])', () => (dataset.toPart = ""));
  addEventListener("scrollend", () => delete dataset.toPart);
  if (!("navigation" in window)) return;
  let isTraversal = false;

  noteScrollPositions();
  navigation.addEventListener("navigate", ({ navigationType }) => {
    isTraversal = navigationType === "traverse";
    // Not at `popstate`: a fragment navigation fires that too, before it scrolls.
    if (isTraversal) delete dataset.toPart;
  });
  addEventListener("popstate", () => {
    const top = knownScrollTop();
    // After the browser's own jump, and before it is painted. Another page of a list is not shown yet (steps/take-step.ts).
    if (isTraversal && top !== undefined && !isStepAway()) requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
  });
}
