import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * Shows the top of a list when its page is turned, and puts the focus there. Another `list` (its address without the
 * page) moves nothing, and the way back leads to where somebody was.
 */
export function useTurnedPage<Top extends HTMLElement>(list: string, page: number): React.RefObject<Top | null> {
  const top = useRef<Top>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef({ list, page });
  useEffect(() => {
    const before = last.current;
    last.current = { list, page };
    if (isBack || before.list !== list || before.page === page) return;
    top.current?.scrollIntoView({ behavior: "instant" });
    top.current?.focus({ preventScroll: true });
  }, [list, page]);
  return top;
}
