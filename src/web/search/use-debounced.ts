import { useEffect, useState } from "react";
import { debounced, type Debounced } from "./debounced.ts";

/** As `debounced`, for as long as the component is there. */
export function useDebounced(delay_ms: number): Debounced {
  const [own] = useState(() => debounced(delay_ms));
  useEffect(() => () => own.cancel(), [own]);
  return own;
}
