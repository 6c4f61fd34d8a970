import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { debounced, type Debounced } from "./debounced.ts";

/** `debounced` until the component unmounts. Calls the `work` of the last render, not of the render when the delay began. */
export function useDebounced<Args extends unknown[]>(work: (...args: Args) => void): Debounced<Args> {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const [own] = useState(() => debounced<Args>((...args) => latest.current(...args)));
  useEffect(() => own.cancel, [own]);
  return own;
}
