import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { debounced, type Debounced } from "./debounced.ts";

/** As `debounced`, for as long as the component is there. A pause ends on the work of that moment, not of when it began. */
export function useDebounced<Of extends unknown[]>(work: (...of: Of) => void): Debounced<Of> {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const [own] = useState(() => debounced<Of>((...of) => latest.current(...of)));
  useEffect(() => own.cancel, [own]);
  return own;
}
