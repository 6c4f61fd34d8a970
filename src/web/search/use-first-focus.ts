import { useEffect, useRef, useState } from "react";

/** The input once somebody has been in it: from then on it may be more than a plain one. */
export function useFirstFocus() {
  const ref = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    // Somebody may stand in the field before the page is alive.
    if (document.activeElement === ref.current) setField(ref.current);
  }, []);
  return { field, attributes: { ref, onFocus: ({ currentTarget }: React.FocusEvent<HTMLInputElement>) => setField(currentTarget) } };
}
