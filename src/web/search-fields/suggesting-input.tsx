import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";

/** An input that had the focus, and its value before. */
export type FocusedInput = { input: HTMLInputElement; before: string };

type SuggestingInputProps = React.ComponentProps<"input"> & { renderSuggestions: (focused: FocusedInput) => React.ReactNode };

/** A plain input, whose first focus loads the suggestions that make it a combobox. The input element and its text stay. */
export function SuggestingInput({ renderSuggestions, ...attributes }: SuggestingInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState<FocusedInput | null>(null);

  function focus(input: HTMLInputElement, before: string) {
    setFocused((known) => known ?? { input, before });
  }

  // A layout effect runs before the island replays focus events, when the fields already have their values.
  useLayoutEffect(() => {
    // The field may have the focus before hydration.
    const input = ref.current;
    if (input && document.activeElement === input) focus(input, input.defaultValue);
  }, []);

  return (
    <>
      <input {...attributes} ref={ref} onFocus={({ currentTarget }) => focus(currentTarget, currentTarget.value)} autoComplete="off" />
      {focused && <Suspense>{renderSuggestions(focused)}</Suspense>}
    </>
  );
}

/** Suggestions whose code is loaded when first rendered. If that fails, the field stays a plain input. */
export function lazySuggestions<Props>(fetchComponent: () => Promise<React.ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchComponent().catch((): React.ComponentType<Props> => () => null) }));
}
