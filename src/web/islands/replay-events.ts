type Field = HTMLInputElement | HTMLTextAreaElement;

let composedIn: EventTarget | null = null;

/** Follows in which field a text is being composed. */
export function watchComposition(): void {
  addEventListener("compositionstart", ({ target }) => (composedIn = target), { capture: true });
  addEventListener("compositionend", () => (composedIn = null), { capture: true });
}

/** The fields of an island may have been used before it was hydrated: repeats for React that they were entered, typed in and left. */
export function replayEvents(island: HTMLElement): void {
  const { activeElement } = document;
  for (const field of island.querySelectorAll<Field>("input, textarea")) {
    if (!isTypedIn(field)) continue;
    if (field !== activeElement) field.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    // Setting its value would end what an input method, or the keyboard of a phone, is composing.
    if (field === composedIn) field.addEventListener("compositionend", () => setTimeout(() => replayTyping(field)), { once: true });
    else replayTyping(field);
    if (field !== activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
  if (activeElement && island.contains(activeElement)) activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

function isTypedIn({ type, value, defaultValue }: Field): boolean {
  return value !== defaultValue && !["hidden", "checkbox", "radio", "file"].includes(type);
}

/** React takes an event for a change only if the value is another than the last that was set on the element itself. */
function replayTyping(field: Field): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
