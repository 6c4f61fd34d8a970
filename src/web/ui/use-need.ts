import { useEffect, type RefObject } from "react";

/** Where in a part they stand, and the class of a 'Meer' that nobody needs. */
type Parts = { text: string; more: string; needless: string };

/** Marks a 'Meer' as needless while its text fits the lines that it has in the present width; until that is measured, it may not. */
export function useNeed(part: RefObject<HTMLElement | null>, { text, more, needless }: Parts): void {
  useEffect(() => {
    const measured = part.current?.querySelector(text);
    const way = part.current?.querySelector(more);
    if (!measured || !way) return;
    const observer = new ResizeObserver(() => {
      if (isLimited(measured)) way.classList.toggle(needless, measured.scrollHeight <= measured.clientHeight + 1);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [part, text, more, needless]);
}

/** Once opened, a text is as long as it is. */
function isLimited(text: Element): boolean {
  return getComputedStyle(text).webkitLineClamp !== "none";
}
