import { useId, useState } from "react";
import { isChosen } from "../place-field.ts";
import { useLatestQuestion } from "../use-latest-question.ts";
import { useCombobox } from "./use-combobox.ts";

/** What was found for a text; `suggestions` is null when no number of them is announced. */
type Found<Suggestion> = { text: string; suggestions: readonly Suggestion[] | null };

type SuggestionsOptions<Suggestion> = {
  /** Finds what may be meant by a text; null when there is nothing to say about it. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[] | null>;
  /** Between the last letter and the question. */
  pause_ms: number;
  onChoose: (suggestion: Suggestion) => void;
};

/** Asks for suggestions while somebody types in an input, and lets them choose one: all that `SuggestionList` shows. */
export function useSuggestions<Suggestion>(input: HTMLInputElement, { find, pause_ms, onChoose }: SuggestionsOptions<Suggestion>) {
  const id = useId();
  const question = useLatestQuestion<Found<Suggestion>>();
  const [isWanted, setWanted] = useState(false);
  const found = question.answer;
  const suggestions = found?.suggestions ?? [];
  const isOpen = isWanted && suggestions.length > 0;

  function ask(delay_ms: number) {
    const text = input.value.trim();
    question.ask(async (signal) => ({ text, suggestions: await find(text, signal) }), delay_ms);
  }

  function open() {
    setWanted(true);
    if (found?.text !== input.value.trim()) ask(0);
  }

  function onType(event: Event) {
    if (isChosen(event)) return;
    setWanted(true);
    // What is still shown while the answer is awaited must be of what was typed so far.
    if (!found?.text || !input.value.trim().startsWith(found.text)) question.forget();
    ask(pause_ms);
  }

  function choose(index: number) {
    const suggestion = suggestions[index];
    setWanted(false);
    question.forget();
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
    ask,
    choose,
    suggestions,
    typed: found?.text ?? "",
    isAnnounced: isWanted && !!found?.suggestions,
  };
}
