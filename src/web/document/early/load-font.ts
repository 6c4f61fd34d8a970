import fontUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { afterPaint, LONGEST_WAIT_MS } from "./after-taps.ts";

/** Whether the browser has the font in its cache: from another page of the site, or from this one. */
export function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    document.referrer.startsWith(`${location.origin}/`) ||
    !(navigation instanceof PerformanceNavigationTiming) ||
    navigation.type !== "navigate"
  );
}

/**
 * Fetches the font after the first view is painted: loaded with it, the largest picture came half a second later on a phone
 * (decisions/050-deferred-web-font.md). For a returning visitor the font comes from the cache, and is shown only
 * if it is there at once: no line breaks anew before their eyes. Without scripts the stylesheet loads it (styles/base.css).
 */
export function loadFont(afterTaps: (work: () => void) => void): void {
  const source = `url("${fontUrl}") format("woff2")`;
  const face = (display: FontDisplay) => new FontFace("Figtree", source, { weight: "300 900", display });
  if (isReturning()) {
    const cached = face("optional");
    document.fonts.add(cached);
    return void cached.load().catch(() => {});
  }
  let load = () => {
    load = () => {};
    // Added when it is loaded: its texts are laid out once more, and not twice.
    face("swap")
      .load()
      .then(
        (loaded) => afterTaps(() => document.fonts.add(loaded)),
        () => {},
      );
  };
  addEventListener("load", () => afterPaint(() => load()));
  // A picture that never comes keeps the load event from firing.
  setTimeout(() => load(), LONGEST_WAIT_MS);
}
