import { useMemo } from "react";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import { useSteps } from "../../document/steps/use-steps.ts";

/** The search of the list that is being fetched, else of the one that is shown: the controls already show what was chosen. */
export function useAskedState(shown: SearchState): SearchState {
  const { pending } = useSteps();
  return useMemo(() => {
    const [path, query] = pending?.split("?", 2) ?? [];
    return path === "/uitjes" ? filterFromUrl(new URLSearchParams(query)) : shown;
  }, [pending, shown]);
}
