import { useEffect, type RefObject } from "react";

/**
 * Says that the bar is there (`data-asks`), and in `--consent` how high it is: the page ends that much later, and what gets
 * the focus is scrolled clear of it. What is in view stays where it is.
 */
export function useRoomAtFoot(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style, dataset } = document.documentElement;
    dataset.asks = "";
    const sizes = new ResizeObserver(() => style.setProperty("--consent", `${current.offsetHeight}px`));
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      style.removeProperty("--consent");
      delete dataset.asks;
    };
  }, [bar]);
}
