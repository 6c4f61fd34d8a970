import { onClick } from "./delegate.ts";

/** Lets the page scroll smoothly to a part of it that a link leads to (styles/base.css). Back and forward still jump. */
export function startFragments(): void {
  const { dataset } = document.documentElement;
  onClick('a[href^="#"]:not([href="#"], [aria-haspopup])', () => (dataset.toPart = ""));
  for (const type of ["scrollend", "popstate"]) addEventListener(type, () => delete dataset.toPart);
}
