/** The name under which a place travels, in forms and in addresses. */
export const PLACE_FIELD = "plaats";

/** What browsers call the input of a text that was chosen from suggestions. */
const CHOSEN = "insertReplacementText";

/** Writes a suggestion into its field, and tells the form as if a browser's own suggestion had been chosen. */
export function writeChosen(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: CHOSEN, data: text }));
}

export function isChosen(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === CHOSEN;
}

/** A place that is being typed: it waits for a choice, for Enter, or until the field is left. */
export function isTypedPlace(target: EventTarget, event: Event): boolean {
  return target instanceof HTMLInputElement && target.name === PLACE_FIELD && !isChosen(event);
}
