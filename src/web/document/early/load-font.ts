import fontUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { afterPaint, MAX_WAIT_MS } from "./schedule-after-tap.ts";

/** Whether the browser probably has the font in its cache: after another page of the site, a reload or a traversal. */
export function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    document.referrer.startsWith(`${location.origin}/`) ||
    !(navigation instanceof PerformanceNavigationTiming) ||
    navigation.type !== "navigate"
  );
}

/**
 * Fetches the font after the first paint: earlier, it would delay the largest picture by 0.5 s on a phone
 * (decisions/050-deferred-web-font.md). For a returning visitor the font is used only if the cache has it at once, to
 * avoid a layout shift. Without scripts the stylesheet loads it (styles/base.css).
 */
export function loadFont(scheduleAfterTap: (work: () => void) => void): void {
  const source = `url("${fontUrl}") format("woff2")`;
  const face = (display: FontDisplay) => new FontFace("Figtree", source, { weight: "300 900", display });
  if (isReturning()) {
    const cached = face("optional");
    document.fonts.add(cached);
    return void cached.load().catch(() => {});
  }
  let load = () => {
    load = () => {};
    // Added after it has loaded, so that texts are laid out again only once.
    face("swap")
      .load()
      .then(
        (loaded) => scheduleAfterTap(() => document.fonts.add(loaded)),
        () => {},
      );
  };
  addEventListener("load", () => afterPaint(() => load()));
  // A picture that never loads delays the load event forever.
  setTimeout(() => load(), MAX_WAIT_MS);
}
