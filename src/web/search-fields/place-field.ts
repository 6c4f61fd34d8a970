/** Name of the place field and its query parameter. */
export const PLACE_FIELD = "plaats";

/** The `inputType` of text that was chosen from suggestions. */
const CHOSEN = "insertReplacementText";

/** Writes a suggestion into its field, with the same event as a suggestion of the browser. */
export function writeSuggestion(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: CHOSEN, data: text }));
}

export function isChosen(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === CHOSEN;
}

/** Name of the keyword field and its query parameter. */
const KEYWORD_FIELD = "zoek";
/** Texts of at least this many words may be sentences, and shorter ones with a digit. */
const WORDS_OF_SENTENCE = 3;

export function mayBeSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length >= WORDS_OF_SENTENCE || (words.length > 1 && /\d/.test(text));
}

/** A sentence applies on blur, like a place: half a sentence may mean something else. */
export function holdsSentence(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name === KEYWORD_FIELD && mayBeSentence(target.value);
}

/** A place applies with a chosen suggestion, Enter or blur, not while it is typed (decisions/023-place-combobox.md). */
export function isPlaceField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.name === PLACE_FIELD;
}
