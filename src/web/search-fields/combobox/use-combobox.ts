import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

type ComboboxOptions = {
  listId: string;
  /** How many options there are, and whether they are shown. */
  count: number;
  isOpen: boolean;
  /** Opens the list, after a click or an arrow key. */
  onOpen: () => void;
  onClose: () => void;
  onType: (event: Event) => void;
  onChoose: (index: number) => void;
};

/** Keys that move the cursor in the text: no option is active any more. */
const IN_TEXT = ["ArrowLeft", "ArrowRight", "Home", "End"];

/**
 * Makes an existing input a combobox (ARIA Authoring Practices: editable combobox with list autocomplete). The focus stays in the input.
 * Returns the index of the active option, or null.
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
    // These keys operate the input method.
    if (event.isComposing) return;
    const next = { ArrowDown: active === null ? 0 : active + 1, ArrowUp: active === null ? count - 1 : active - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      if (!isOpen) onOpen();
      else if (!event.altKey) setReached((next + count) % count);
    } else if (event.key === "Escape" && isOpen) {
      // Closes the list, not the panel around it.
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
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener("keydown", onKey, { signal });
    input.addEventListener("input", onInput, { signal });
    input.addEventListener("click", () => onClick(), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    return () => controller.abort();
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
