import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { filterToUrl } from "../../../activities/filter-url.ts";
import type { SearchState } from "../../../activities/search-state.ts";

/**
 * Shows the top of the list when its page is turned, and puts the focus there. A changed filter moves nothing, and the
 * way back leads to where somebody was.
 */
export function useTurnedPage(state: SearchState) {
  const top = useRef<HTMLHeadingElement>(null);
  const isBack = useNavigationType() === NavigationType.Pop;
  const list = filterToUrl({ ...state, page: 1, period: null });
  const last = useRef({ list, page: state.page });
  useEffect(() => {
    const before = last.current;
    last.current = { list, page: state.page };
    if (isBack || before.list !== list || before.page === state.page) return;
    top.current?.scrollIntoView({ behavior: "instant" });
    top.current?.focus({ preventScroll: true });
  }, [list, state.page]);
  return top;
}
