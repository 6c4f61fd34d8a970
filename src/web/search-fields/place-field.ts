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

/** The name under which words travel. */
const KEYWORD_FIELD = "zoek";
/** From so many words on a text is read as a sentence, and so is one with a figure. */
const WORDS_OF_SENTENCE = 3;

export function mayBeSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length >= WORDS_OF_SENTENCE || (words.length > 1 && /\d/.test(text));
}

/** A sentence that is being typed waits as a place does: half of it would be understood as something else. */
export function holdsSentence(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name === KEYWORD_FIELD && mayBeSentence(target.value);
}

/** A place that is being typed waits for a choice, for Enter, or until its field is left (decisions/023-place-combobox.md). */
export function isPlaceField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name === PLACE_FIELD;
}
