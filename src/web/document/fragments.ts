import { onClick } from "./delegate.ts";

/** Scrolls smoothly to a part of the page that a link leads to (styles/base.css). Back and forward jump. */
export function startFragments(): void {
  const { dataset } = document.documentElement;
  onClick('a[href^="#"]:not([href="#"], [aria-haspopup])', () => (dataset.toPart = ""));
  addEventListener("scrollend", () => delete dataset.toPart);
  if (!("navigation" in window)) return;
  // Not at `popstate`: a fragment navigation fires that too, before it scrolls.
  window.navigation.addEventListener("navigate", ({ navigationType }) => {
    if (navigationType === "traverse") delete dataset.toPart;
  });
}
