import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";

/** An input that somebody has been in, and what stood in it before they typed. */
export type Entered = { input: HTMLInputElement; before: string };

type SuggestingInputProps = React.ComponentProps<"input"> & { renderSuggestions: (entered: Entered) => React.ReactNode };

/**
 * A plain input until its first focus, which renders, and so fetches, what makes it a combobox. The input itself stays the same, with
 * all that was typed meanwhile.
 */
export function SuggestingInput({ renderSuggestions, ...attributes }: SuggestingInputProps) {
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

  return (
    <>
      <input {...attributes} ref={ref} onFocus={({ currentTarget }) => enter(currentTarget, currentTarget.value)} autoComplete="off" />
      {entered && <Suspense>{renderSuggestions(entered)}</Suspense>}
    </>
  );
}

/** Suggestions whose code comes with their first rendering. When it cannot be fetched, the field is what it was before. */
export function lazySuggestions<Props>(fetchComponent: () => Promise<React.ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchComponent().catch((): React.ComponentType<Props> => () => null) }));
}
