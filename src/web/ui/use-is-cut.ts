import { useEffect, useState, type RefObject } from "react";

/** Whether a text with a limit of lines has more of them, in the width that it has now; until that is measured, it may. */
export function useIsCut(text: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(true);
  useEffect(() => {
    if (!text.current) return;
    const observer = new ResizeObserver(([{ target } = { target: null }]) => {
      if (target && isLimited(target)) setIsCut(target.scrollHeight > target.clientHeight + 1);
    });
    observer.observe(text.current);
    return () => observer.disconnect();
  }, [text]);
  return isCut;
}

/** Once opened, a text is as long as it is. */
function isLimited(text: Element): boolean {
  return getComputedStyle(text).webkitLineClamp !== "none";
}
