import { useLayoutEffect, useRef, useState } from "react";

/** An input that somebody has been in, and what stood in it before they typed. */
type Entered = { input: HTMLInputElement; before: string };

/** The input once somebody has been in it: from then on it may be more than a plain one. */
export function useFirstFocus() {
  const ref = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<Entered | null>(null);

  function enter(input: HTMLInputElement, before: string) {
    setEntered((known) => known ?? { input, before });
  }

  // Before an island repeats the focus of its fields, which are filled in by then.
  useLayoutEffect(() => {
    // The field may have the focus before hydration.
    const input = ref.current;
    if (input && document.activeElement === input) enter(input, input.defaultValue);
  }, []);
  const onFocus = ({ currentTarget: input }: React.FocusEvent<HTMLInputElement>) => enter(input, input.value);
  return { entered, attributes: { ref, onFocus } };
}
