import type { Page } from "playwright-core";

/**
 * What of the page in the window would jump if a browser had painted it before all had come: its nodes are taken away from the
 * last to the first, and what is left is compared with where it stands in the end. A line for each place where the page may
 * break off and something then jumps by more than `atMost`: the share of the window that it covers before and after, times
 * how far it goes as a share of the window's longer side (layout shift, https://wicg.github.io/layout-instability/).
 * Takes the page apart; scripts must not have changed it.
 */
export async function arrivalShifts(page: Page, { atMost }: { atMost: number }): Promise<string[]> {
  return page.evaluate((limit) => {
    const range = document.createRange();
    function boxOf(node: Node): DOMRect | null {
      range.selectNode(node);
      const box = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
      return box.width * box.height > 0 && box.top < innerHeight && box.bottom > 0 ? box : null;
    }
    function shift(from: DOMRect, to: DOMRect): number {
      const distance = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / Math.max(innerWidth, innerHeight);
      const across = Math.max(0, Math.min(from.right, to.right) - Math.max(from.x, to.x));
      const down = Math.max(0, Math.min(from.bottom, to.bottom) - Math.max(from.y, to.y));
      const covered = from.width * from.height + to.width * to.height - across * down;
      return (distance * covered) / (innerWidth * innerHeight);
    }
    const named = (node: Node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? "")).slice(0, 80);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    const ends = new Map(nodes.map((node) => [node, boxOf(node)]));
    const found: string[] = [];
    for (const gone of nodes.toReversed()) {
      const wasShown = ends.get(gone);
      gone.parentNode?.removeChild(gone);
      ends.delete(gone);
      if (!wasShown) continue;
      for (const [node, end] of ends) {
        const box = end && boxOf(node);
        if (box && shift(box, end) > limit) found.push(`${shift(box, end).toFixed(3)} of ${named(node)} before ${named(gone)}`);
      }
    }
    return found;
  }, atMost);
}
