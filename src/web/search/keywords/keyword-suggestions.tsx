import { useEffect } from "react";
import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { useWords } from "../../words/use-words.ts";
import { SuggestionList } from "../combobox/suggestion-list.tsx";
import { useSuggestions } from "../combobox/use-suggestions.ts";
import type { Entered } from "../suggesting-input.tsx";
import { findSuggestions } from "./find-suggestions.ts";
import { KeywordOption } from "./keyword-option.tsx";

export type KeywordSuggestionsProps = Entered & { onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void };

/** Shorter than the pause before a search: a suggestion that comes in time saves it. */
const PAUSE_MS = 150;

/** Makes an input a combobox of what people look for: filters, organisations and titles. */
export function KeywordSuggestions({ input, before, onChoose }: KeywordSuggestionsProps) {
  const { keywords } = useWords();
  const list = useSuggestions(input, {
    find: findSuggestions,
    pause_ms: PAUSE_MS,
    onChoose: (suggestion: Suggestion) => onChoose(suggestion, input),
  });

  useEffect(() => {
    // Somebody typed on while this code was on its way; over a field that they have gone on to no list opens.
    if (document.activeElement === input && input.value !== before) list.open();
  }, []);

  return <SuggestionList list={list} label={keywords.suggestions} Option={KeywordOption} />;
}
