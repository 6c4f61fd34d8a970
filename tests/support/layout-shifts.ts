import type { Page } from "playwright-core";

type Box = { top: number; height: number };
type Source = { node: Node | null; previousRect: Box; currentRect: Box };
/**
 * Layout shifts: their score (as in CLS), and the elements that moved vertically or changed their height after the page had
 * loaded. (While it loads, a row of cards grows with its tallest card.)
 */
export type LayoutShifts = { score: number; moved: string[] };

/** Watches every page opened from now on; the returned function reads the shifts of the current page. */
export async function watchShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    const shifts: LayoutShifts = { score: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const [page] = performance.getEntriesByType("navigation");
      for (const entry of list.getEntries()) {
        const hasLoaded = page instanceof PerformanceNavigationTiming && page.loadEventStart > 0 && entry.startTime > page.loadEventStart;
        const value: number = Reflect.get(entry, "value");
        const sources: Source[] = Reflect.get(entry, "sources");
        shifts.score += value;
        for (const { node, previousRect, currentRect } of sources) {
          if (!hasLoaded || (previousRect.top === currentRect.top && previousRect.height === currentRect.height)) continue;
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          shifts.moved.push(`${name}: ${previousRect.top} → ${currentRect.top}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}
