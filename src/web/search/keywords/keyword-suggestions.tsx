import { useEffect, useId, useState } from "react";
import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { useWords } from "../../words/use-words.ts";
import { SuggestionList } from "../combobox/suggestion-list.tsx";
import { optionId, useCombobox } from "../combobox/use-combobox.ts";
import { isChosen } from "../place-field.ts";
import { useLatestQuestion } from "../use-latest-question.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { KeywordOption } from "./keyword-option.tsx";

export type KeywordSuggestionsProps = {
  input: HTMLInputElement;
  /** What stood in it when somebody came. */
  before: string;
  onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void;
};

/** Shorter than the pause before a search: a suggestion that comes in time saves it. */
const PAUSE_MS = 150;

/** Makes an input a combobox of what people look for: filters, organisations and titles. */
export function KeywordSuggestions({ input, before, onChoose }: KeywordSuggestionsProps) {
  const { keywords, places } = useWords();
  const listId = useId();
  const { answer: found, ask, forget } = useLatestQuestion<{ text: string; suggestions: readonly Suggestion[] }>();
  const [isWanted, setWanted] = useState(false);
  const suggestions = found?.suggestions ?? [];
  const isOpen = isWanted && suggestions.length > 0;

  useEffect(() => {
    // Somebody typed on while this code was on its way; over a field that they have gone on to no list opens.
    if (document.activeElement === input && input.value !== before) open();
  }, []);

  function askFor(text: string, pause_ms: number) {
    ask(async (signal) => ({ text, suggestions: await findSuggestions(text, signal) }), pause_ms);
  }

  function open() {
    setWanted(true);
    const text = input.value.trim();
    if (found?.text !== text) askFor(text, 0);
  }

  function onType(event: Event) {
    if (isChosen(event)) return;
    setWanted(true);
    const text = input.value.trim();
    // What is still shown while the answer is awaited must be of what was typed so far.
    if (!found?.text || !text.startsWith(found.text)) forget();
    askFor(text, PAUSE_MS);
  }

  function choose(suggestion: Suggestion | undefined) {
    setWanted(false);
    forget();
    if (suggestion) onChoose(suggestion, input);
  }

  const active = useCombobox(input, {
    ...{ listId, isOpen, count: suggestions.length },
    ...{ onOpen: open, onType, onClose: () => setWanted(false), onChoose: (index: number) => choose(suggestions[index]) },
  });

  return (
    <SuggestionList
      {...{ id: listId, input, isOpen, active, label: keywords.suggestions }}
      status={isWanted && found && found.text !== "" && places.suggested(suggestions.length)}
    >
      {suggestions.map((suggestion, index) => (
        <KeywordOption
          key={optionId(listId, index)}
          id={optionId(listId, index)}
          suggestion={suggestion}
          typed={found?.text ?? ""}
          isActive={index === active}
          onChoose={() => choose(suggestion)}
        />
      ))}
    </SuggestionList>
  );
}
