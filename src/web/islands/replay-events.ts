/** The fields of an island may have been used before it was hydrated: tells React of the focus, and of fields that were typed in and left. */
export function replayEvents(island: HTMLElement): void {
  const { activeElement } = document;
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    if (field.value === field.defaultValue || field.type === "hidden") continue;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field !== activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
  if (activeElement && island.contains(activeElement)) activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}
