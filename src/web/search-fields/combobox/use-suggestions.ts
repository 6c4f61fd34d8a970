import { useId, useState } from "react";
import { isChosen } from "../place-field.ts";
import { useLatestRequest } from "../use-latest-request.ts";
import { useCombobox } from "./use-combobox.ts";

/** The suggestions for a text; null: none, without an announcement to screen readers. */
type Found<Suggestion> = { text: string; suggestions: readonly Suggestion[] | null };

type SuggestionsOptions<Suggestion> = {
  /** Finds suggestions for a text; null: none, without an announcement to screen readers. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[] | null>;
  /** Time between the last keystroke and the request. */
  delay_ms: number;
  onChoose: (suggestion: Suggestion) => void;
};

/** Requests suggestions while a visitor types in an input, and handles their choice: the state of `SuggestionList`. */
export function useSuggestions<Suggestion>(input: HTMLInputElement, { find, delay_ms, onChoose }: SuggestionsOptions<Suggestion>) {
  const id = useId();
  const request = useLatestRequest<Found<Suggestion>>();
  const [isWanted, setWanted] = useState(false);
  const found = request.answer;
  const suggestions = found?.suggestions ?? [];
  const isOpen = isWanted && suggestions.length > 0;

  function requestSuggestions(delay_ms: number) {
    const text = input.value.trim();
    request.send(async (signal) => ({ text, suggestions: await find(text, signal) }), delay_ms);
  }

  function open() {
    setWanted(true);
    if (found?.text !== input.value.trim()) requestSuggestions(0);
  }

  function onType(event: Event) {
    if (isChosen(event)) return;
    setWanted(true);
    // Until the answer arrives, only suggestions for a prefix of the typed text may stay.
    if (!found?.text || !input.value.trim().startsWith(found.text)) request.reset();
    requestSuggestions(delay_ms);
  }

  function choose(index: number) {
    const suggestion = suggestions[index];
    setWanted(false);
    request.reset();
    if (suggestion !== undefined) onChoose(suggestion);
  }

  const active = useCombobox(input, {
    ...{ listId: id, count: suggestions.length, isOpen, onOpen: open, onType },
    ...{ onClose: () => setWanted(false), onChoose: choose },
  });

  return {
    id,
    input,
    isOpen,
    active,
    open,
    request: requestSuggestions,
    choose,
    suggestions,
    typed: found?.text ?? "",
    isAnnounced: isWanted && !!found?.suggestions,
  };
}
