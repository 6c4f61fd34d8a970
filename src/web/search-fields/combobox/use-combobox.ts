import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

type ComboboxOptions = {
  listId: string;
  /** How many options there are, and whether they are shown. */
  count: number;
  isOpen: boolean;
  /** Opens the list; `isAtOnce` when a key asked for it. */
  onOpen: () => void;
  onClose: () => void;
  onType: (event: Event) => void;
  onChoose: (index: number) => void;
};

/** Keys that move the cursor in the text: the list loses its option, and the text is what counts again. */
const IN_TEXT = ["ArrowLeft", "ArrowRight", "Home", "End"];

/**
 * Makes an input that is there already a combobox with a list (the pattern of the ARIA Authoring Practices: editable, list
 * autocomplete). The focus stays in the input; answers which option the keys have reached, or null.
 */
export function useCombobox(input: HTMLInputElement, options: ComboboxOptions): number | null {
  const { listId, count, isOpen, onOpen, onClose, onType, onChoose } = options;
  const [reached, setReached] = useState<number | null>(null);
  const active = isOpen && reached !== null && reached < count ? reached : null;

  const close = () => {
    setReached(null);
    onClose();
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The keys of an input method choose among its own words.
    if (event.isComposing) return;
    const next = { ArrowDown: active === null ? 0 : active + 1, ArrowUp: active === null ? count - 1 : active - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      if (!isOpen) onOpen();
      else if (!event.altKey) setReached((next + count) % count);
    } else if (event.key === "Escape" && isOpen) {
      // The list closes, not the panel that it stands in.
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && active !== null) {
      event.preventDefault();
      setReached(null);
      onChoose(active);
    } else if (event.key === "Enter") close();
    else if (IN_TEXT.includes(event.key)) setReached(null);
  });
  const onInput = useEffectEvent((event: Event) => {
    setReached(null);
    onType(event);
  });
  const onClick = useEffectEvent(onOpen);
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const parting = new AbortController();
    const { signal } = parting;
    input.addEventListener("keydown", onKey, { signal });
    input.addEventListener("input", onInput, { signal });
    input.addEventListener("click", () => onClick(), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    return () => parting.abort();
  }, [input]);

  useLayoutEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", String(isOpen));
    input.setAttribute("aria-controls", listId);
    if (active === null) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", optionId(listId, active));
  }, [input, listId, isOpen, active]);

  return active;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
