import { useEffect, type RefObject } from "react";

/** Where in a part they stand, as selectors, and whether they do yet. */
type Parts = { text: string; more: string; isThere: boolean };

/** Marks a 'Meer' as needless (`data-needless`) while its text fits the lines that it has in the present width; until that is measured, it stands there. */
export function useNeedlessMore(part: RefObject<HTMLElement | null>, { text, more, isThere }: Parts): void {
  useEffect(() => {
    if (!isThere) return;
    const measured = part.current?.querySelector(text);
    const button = part.current?.querySelector(more);
    if (!measured || !button) return;
    const observer = new ResizeObserver(() => markNeedless(measured, button));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [part, text, more, isThere]);
}

/** Marks the 'Meer' of a text as needless, or as needed, in the present width. */
export function markNeedless(text: Element, more: Element): void {
  if (isLimited(text)) more.toggleAttribute("data-needless", text.scrollHeight <= text.clientHeight + 1);
}

/** Once opened, a text is as long as it is. */
function isLimited(text: Element): boolean {
  return getComputedStyle(text).webkitLineClamp !== "none";
}
