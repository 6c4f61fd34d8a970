import type { Page } from "playwright-core";

/**
 * What of the page in the window would jump if a browser had painted it before all had come: its nodes are taken away from the
 * last to the first, and what is left is compared with where it stands in the end. A line for each node before which the page
 * may break off and one thing then jumps by more than `atMost`: the share of the window that it covers before and after, times
 * how far it goes as a share of the window's longer side (one thing's part of a layout shift,
 * https://wicg.github.io/layout-instability/). Takes the page apart; scripts must not have changed it.
 */
export async function loadingShifts(page: Page, { atMost }: { atMost: number }): Promise<string[]> {
  return page.evaluate((limit) => {
    const range = document.createRange();
    function boxOf(node: Node): DOMRect {
      range.selectNode(node);
      return node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
    }
    /** What of these boxes is in the window, in px²; that of both counts once. */
    function seen(...boxes: DOMRect[]): number {
      const left = Math.max(0, ...boxes.map((box) => box.left));
      const right = Math.min(innerWidth, ...boxes.map((box) => box.right));
      const top = Math.max(0, ...boxes.map((box) => box.top));
      const bottom = Math.min(innerHeight, ...boxes.map((box) => box.bottom));
      return Math.max(0, right - left) * Math.max(0, bottom - top);
    }
    function shift(from: DOMRect, to: DOMRect): number {
      const distance = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / Math.max(innerWidth, innerHeight);
      return (distance * (seen(from) + seen(to) - seen(from, to))) / (innerWidth * innerHeight);
    }
    const isShown = ({ width, height }: DOMRect) => width * height > 0;
    const named = (node: Node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? "")).slice(0, 80);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    const ends = new Map(nodes.map((node) => [node, boxOf(node)] as const).filter(([, end]) => isShown(end)));
    const found: string[] = [];
    for (const gone of nodes.toReversed()) {
      const end = ends.get(gone);
      gone.parentNode?.removeChild(gone);
      ends.delete(gone);
      // What is far below moves nothing in the window, or was seen to when the one before it went.
      if (!end || end.top > 2 * innerHeight) continue;
      for (const [node, last] of ends) {
        const box = boxOf(node);
        if (isShown(box) && shift(box, last) > limit) found.push(`${shift(box, last).toFixed(3)} of ${named(node)} before ${named(gone)}`);
      }
    }
    return found;
  }, atMost);
}
