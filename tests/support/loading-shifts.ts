import type { Page } from "playwright-core";

/**
 * Layout shifts that occur if a browser paints the page before it is complete. Removes the nodes from the last to the first,
 * and compares the position of the others with their final one. Returns a line for each element that shifts by more than
 * `atMost` when the page pauses before a node: the share of the window that it covers before and after, times its distance as a
 * share of the window's longer side (its part of a layout shift, https://wicg.github.io/layout-instability/). Destroys the
 * page; scripts must not have changed it.
 */
export async function loadingShifts(page: Page, { atMost }: { atMost: number }): Promise<string[]> {
  return page.evaluate((limit) => {
    const range = document.createRange();
    function boxOf(node: Node): DOMRect {
      range.selectNode(node);
      return node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
    }
    /** Visible area of the intersection of these boxes, in px². */
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
    for (const removed of nodes.toReversed()) {
      const end = ends.get(removed);
      removed.parentNode?.removeChild(removed);
      ends.delete(removed);
      // A node far below shifts nothing in the window; the next removal would show it otherwise.
      if (!end || end.top > 2 * innerHeight) continue;
      for (const [node, last] of ends) {
        const box = boxOf(node);
        if (isShown(box) && shift(box, last) > limit)
          found.push(`${shift(box, last).toFixed(3)} of ${named(node)} before ${named(removed)}`);
      }
    }
    return found;
  }, atMost);
}
