import { useEffect, type RefObject } from "react";
import { markNeedless } from "./mark-needless.ts";

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
