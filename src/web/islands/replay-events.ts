type Field = HTMLInputElement | HTMLTextAreaElement;

let composing: EventTarget | null = null;

/** Tracks the field in which an input method is composing text. */
export function trackComposition(): void {
  addEventListener("compositionstart", ({ target }) => (composing = target), { capture: true });
  addEventListener("compositionend", () => (composing = null), { capture: true });
}

/** Replays focus and input events for React, for the fields of an island that were used before hydration. */
export function replayEvents(island: HTMLElement): void {
  const { activeElement } = document;
  for (const field of island.querySelectorAll<Field>("input, textarea")) {
    if (!isTypedIn(field)) continue;
    if (field !== activeElement) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    // Setting the value would end the composition of an input method or phone keyboard.
    if (field === composing) field.addEventListener("compositionend", () => setTimeout(() => replayTyping(field)), { once: true });
    else replayTyping(field);
    if (field !== activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
  if (activeElement && island.contains(activeElement)) activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function isTypedIn({ type, value, defaultValue }: Field): boolean {
  return value !== defaultValue && !["hidden", "checkbox", "radio", "file"].includes(type);
}

/** React ignores an input event whose value equals the last one set through the element's own setter. */
function replayTyping(field: Field): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
