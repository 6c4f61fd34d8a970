import type { Page } from "playwright-core";

type Box = { top: number; height: number };
type Source = { node: Node | null; previousRect: Box; currentRect: Box };
/**
 * What moved without being asked to: how much of the window (as in CLS), and what of it moved up, down or changed its height
 * when all of the page was there. (While it arrives, a row of cards grows with the tallest of them.)
 */
export type LayoutShifts = { score: number; moved: string[] };

/** Watches every page that is opened from now on; the answer tells of the page that is open when it is asked. */
export async function watchShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    const shifts: LayoutShifts = { score: 0, moved: [] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const [page] = performance.getEntriesByType("navigation");
      for (const entry of list.getEntries()) {
        const isThere = page instanceof PerformanceNavigationTiming && page.loadEventStart > 0 && entry.startTime > page.loadEventStart;
        const value: number = Reflect.get(entry, "value");
        const sources: Source[] = Reflect.get(entry, "sources");
        shifts.score += value;
        for (const { node, previousRect, currentRect } of sources) {
          if (!isThere || (previousRect.top === currentRect.top && previousRect.height === currentRect.height)) continue;
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          shifts.moved.push(`${name}: ${previousRect.top} → ${currentRect.top}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}
